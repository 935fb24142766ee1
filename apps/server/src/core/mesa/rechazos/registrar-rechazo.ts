import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { registrarRechazo } from '@alerce/contract/operations/mesa/rechazos'
import { puedeRechazarse } from '@alerce/domain/declaracion/etapas'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { tomarParaMesa } from '../casos/tomar-para-mesa.ts'
import { rechazar } from './rechazar.ts'

/**
 * Records that the applicant's identity could not be established: the DS is blocked until the desk decides or it is
 * annulled.
 */
export const registrarRechazoUseCase = useCase(registrarRechazo, async ({ declaracionSaludId, glosa }, ctx) => {
  const ds = await tomarParaMesa(ctx, declaracionSaludId)
  const enCurso = ds.viva && ds.tipoVenta === 'E' && puedeRechazarse(ds.etapa)
  ensure(enCurso, mesaMessages.rechazoNoCorresponde, { campo: 'declaracionSaludId' })
  return { rechazoId: await rechazar(ctx, ds, glosa) }
})
