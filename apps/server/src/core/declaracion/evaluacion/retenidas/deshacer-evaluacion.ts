import { common } from '@alerce/contract/messages/common'
import { contraloriaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { deshacerEvaluacion } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { publish } from '../../../../avisos/repository.ts'
import { persona as quienLlama } from '../../../actor.ts'
import { findProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { findDeclaracion } from '../../ds/read-model.ts'
import { changeConfirmacion } from './change-confirmacion.ts'
import { retenidaDe } from './read-model.ts'
import { deleteRetenida } from './repository.ts'

/** Takes back one's own answer, or one's confirmation, while it is held; once it left, the applicant may have read it. */
export const deshacerEvaluacionUseCase = useCase(deshacerEvaluacion, async ({ identificador }, ctx) => {
  const { usuarioId } = quienLlama(ctx)
  const { prospectoId } = (await findDeclaracion(ctx.tx, identificador)) ?? refuse(common.notFound)
  await findProspecto(ctx.tx, prospectoId, true)
  const retenida = (await retenidaDe(ctx.tx, identificador)) ?? refuse(m.yaSalio)
  if (retenida.confirmadaPorId === usuarioId) {
    await changeConfirmacion(ctx, retenida, null)
    return 'ok' as const
  }
  ensure(retenida.usuarioId === usuarioId, m.respuestaAjena)
  await deleteRetenida(ctx.tx, retenida.id)
  await publish(ctx.tx, { tema: 'cola' })
  return 'ok' as const
})
