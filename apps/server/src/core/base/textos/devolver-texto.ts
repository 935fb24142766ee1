import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import { common } from '@alerce/contract/messages/common'
import { devolverTexto } from '@alerce/contract/operations/base/textos'
import { claseDe } from '@alerce/domain/base/textos/clases'
import { firma } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { notify } from '../notificaciones/notify.ts'
import { takePropuesta } from './read-model-propuesta.ts'
import { resolvePropuesta } from './repository-propuesta.ts'

/** By any administrator, also its author, who takes it back. Its words stay, to be corrected. */
export const devolverTextoUseCase = useCase(devolverTexto, async ({ propuestaId, motivo }, ctx) => {
  const { tx, ahora, actor } = ctx
  const { clase, porId, resueltaEn } = (await takePropuesta(tx, propuestaId)) ?? refuse(common.notFound)
  ensure(resueltaEn === null, m.yaResuelta)
  const quien = firma(actor)
  await resolvePropuesta(tx, propuestaId, { resueltaEn: ahora, resueltaPor: quien, motivo })
  const ajena = porId !== null && !(actor.kind === 'persona' && actor.usuarioId === porId)
  if (ajena) await notify(ctx, { usuarioId: porId, prospectoId: null }, 'textoDevuelto', claseDe(clase).nombre, quien)
  return 'ok' as const
})
