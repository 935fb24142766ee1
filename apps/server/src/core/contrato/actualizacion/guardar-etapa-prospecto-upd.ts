import { common } from '@alerce/contract/messages/common'
import { guardarEtapaProspectoUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { conservarMonto } from '../../cotizacion/cotizacion/compensacion/conservar-monto.ts'
import { tomarPareja } from '../../cotizacion/cotizacion/compensacion/leer-pareja.ts'
import { exigirActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { confirmarActualizacion } from './confirmacion/confirmar.ts'
import { yaConfirmada } from './read-model.ts'

/**
 * The stages of an update are those of its quote: one of a pair passes through the compensation, and the last confirms
 * it. The stage that the sale or its last update has already changes nothing.
 */
export const guardarEtapaProspectoUpdUseCase = useCase(guardarEtapaProspectoUpd, async (input, ctx) => {
  const { prospectoId, etapa } = input
  const prospecto = await editarProspecto(ctx, prospectoId)
  if (etapa === 'cotizacionFinalizada') {
    if (!(await yaConfirmada(ctx, prospectoId))) await confirmarActualizacion(ctx, prospectoId)
    return { etapa }
  }
  if (etapa === 'resumenCotizacionCompensado' && prospecto.parejaId !== null) {
    await conservarMonto(ctx, await tomarPareja(ctx, prospectoId, 'actualizacion'))
    return { etapa }
  }
  if (prospecto.etapa === etapa) return { etapa }
  await exigirActualizacion(ctx, prospectoId)
  ensure(false, common.stageJump)
})
