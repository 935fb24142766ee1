import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import { common } from '@alerce/contract/messages/common'
import { publicarTexto } from '@alerce/contract/operations/base/textos'
import { claseDe, pideOtroAdministrador } from '@alerce/domain/base/textos/clases'
import { firma } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { notify } from '../notificaciones/notify.ts'
import { administradoresActivos } from '../notificaciones/read-model.ts'
import { parametrosAl } from '../parametros/read-model.ts'
import { presentTexto } from './present-texto.ts'
import { findTexto } from './read-model.ts'
import { propuestaAbierta } from './read-model-propuesta.ts'
import { insertPropuesta } from './repository-propuesta.ts'
import { ensureVersion, publishVersion, type TextoEscrito } from './version-nueva.ts'

/** Leaves the version for another administrator, whom the bell tells. One of a class waits at a time. */
async function propose(ctx: Context, escrito: TextoEscrito) {
  const { tx, actor, ahora } = ctx
  const { clase, titulo, cuerpo, desde } = escrito
  await ensureVersion(ctx, escrito)
  ensure((await propuestaAbierta(tx, clase)) === null, m.yaHayPropuesta)
  const porId = actor.kind === 'persona' ? actor.usuarioId : null
  const propuesta = { clase, titulo, cuerpo, vigenteDesde: desde, porId, por: firma(actor), en: ahora }
  const propuestaId = await insertPropuesta(tx, propuesta)
  for (const usuarioId of await administradoresActivos(tx))
    if (usuarioId !== porId)
      await notify(ctx, { usuarioId, prospectoId: null }, 'textoPorAprobar', claseDe(clase).nombre)
  return { estado: 'porAprobar' as const, propuestaId }
}

/** The next version of a text: published, or proposed where it takes two administrators. */
export const publicarTextoUseCase = useCase(publicarTexto, async (escrito, ctx) => {
  const { textosCuatroOjos } = await parametrosAl(ctx.tx, ctx.hoy)
  if (pideOtroAdministrador(escrito.clase, textosCuatroOjos)) return await propose(ctx, escrito)
  const id = await publishVersion(ctx, escrito, firma(ctx.actor))
  const texto = (await findTexto(ctx.tx, id)) ?? refuse(common.notFound)
  return { estado: 'publicada' as const, ...(await presentTexto(ctx, texto)) }
})
