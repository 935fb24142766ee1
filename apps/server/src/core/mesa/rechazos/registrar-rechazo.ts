import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { registrarRechazo } from '@alerce/contract/operations/mesa/rechazos'
import { puedeRechazarse } from '@alerce/domain/declaracion/etapas'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { takeForMesa } from '../casos/take-for-mesa.ts'
import { reject } from './reject.ts'

/**
 * Records that the applicant's identity could not be established: the DS is blocked until the desk decides or it is
 * annulled.
 */
export const registrarRechazoUseCase = useCase(registrarRechazo, async ({ declaracionSaludId, glosa }, ctx) => {
  const ds = await takeForMesa(ctx, declaracionSaludId)
  const enCurso = ds.viva && ds.tipoVenta === 'E' && puedeRechazarse(ds.etapa)
  ensure(enCurso, mesaMessages.rechazoNoCorresponde, { campo: 'declaracionSaludId' })
  return { rechazoId: await reject(ctx, ds, glosa) }
})
