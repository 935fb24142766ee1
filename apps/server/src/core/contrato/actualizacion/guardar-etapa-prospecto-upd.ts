import { common } from '@alerce/contract/messages/common'
import { guardarEtapaProspectoUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { keepMonto } from '../../cotizacion/cotizaciones/compensacion/keep-monto.ts'
import { takePareja } from '../../cotizacion/cotizaciones/compensacion/read-pareja.ts'
import { ensureActualizacion } from '../../postulacion/edicion/ensure-actualizacion.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { confirmarActualizacion } from './confirmacion/confirm.ts'
import { yaConfirmada } from './read-model.ts'

/**
 * The stages of an update are those of its quote: one of a pair passes through the compensation, and the last confirms
 * it. The stage that the sale or its last update has already changes nothing.
 */
export const guardarEtapaProspectoUpdUseCase = useCase(guardarEtapaProspectoUpd, async (input, ctx) => {
  const { prospectoId, etapa } = input
  const prospecto = await editProspecto(ctx, prospectoId)
  if (etapa === 'cotizacionFinalizada') {
    if (!(await yaConfirmada(ctx, prospectoId))) await confirmarActualizacion(ctx, prospectoId)
    return { etapa }
  }
  if (etapa === 'resumenCotizacionCompensado' && prospecto.parejaId !== null) {
    await keepMonto(ctx, await takePareja(ctx, prospectoId, 'actualizacion'))
    return { etapa }
  }
  if (prospecto.etapa === etapa) return { etapa }
  await ensureActualizacion(ctx, prospectoId)
  ensure(false, common.stageJump)
})
