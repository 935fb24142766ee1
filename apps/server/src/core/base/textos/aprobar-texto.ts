import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import { common } from '@alerce/contract/messages/common'
import { aprobarTexto } from '@alerce/contract/operations/base/textos'
import { claseDe } from '@alerce/domain/base/textos/clases'
import { firma } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { notify } from '../notificaciones/notify.ts'
import { manoDePropuesta } from './mano-de-propuesta.ts'
import { presentTexto } from './present-texto.ts'
import { findTexto } from './read-model.ts'
import { takePropuesta } from './read-model-propuesta.ts'
import { resolvePropuesta } from './repository-propuesta.ts'
import { publishVersion } from './version-nueva.ts'

/** The version takes its number now, and its day if that has passed. */
export const aprobarTextoUseCase = useCase(aprobarTexto, async ({ propuestaId }, ctx) => {
  const { tx, ahora, hoy } = ctx
  const propuesta = (await takePropuesta(tx, propuestaId)) ?? refuse(common.notFound)
  ensure(propuesta.resueltaEn === null, m.yaResuelta)
  const impedimento = await manoDePropuesta(ctx, propuesta)
  if (impedimento) refuse(impedimento)
  const { clase, titulo, cuerpo, vigenteDesde, por, porId } = propuesta
  const quien = firma(ctx.actor)
  const desde = vigenteDesde < hoy ? hoy : vigenteDesde
  const textoId = await publishVersion(ctx, { clase, titulo, cuerpo, desde }, `${por}; aprobó ${quien}`)
  await resolvePropuesta(tx, propuestaId, { resueltaEn: ahora, resueltaPor: quien, textoId })
  if (porId !== null)
    await notify(ctx, { usuarioId: porId, prospectoId: null }, 'textoAprobado', claseDe(clase).nombre, quien)
  return await presentTexto(ctx, (await findTexto(tx, textoId)) ?? refuse(common.notFound))
})
