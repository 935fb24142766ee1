import { obtenerMandatoPropio } from '@alerce/contract/operations/contrato/mandato'
import { readPostulacion } from '../../../../declaracion/postulante/take-postulacion.ts'
import { useCase } from '../../../../use-case.ts'
import { mandatoDe } from '../../read-model.ts'
import { presentOtorgado, presentPago } from '../record-mandato.ts'
import { pideMandato } from './pide-mandato.ts'

export const obtenerMandatoPropioUseCase = useCase(obtenerMandatoPropio, async (_input, ctx) => {
  const suya = await readPostulacion(ctx)
  const mandato = await mandatoDe(ctx.tx, suya.declaracion.id)
  if (mandato) return presentOtorgado(ctx, mandato)
  if (!(await pideMandato(ctx, suya))) return { estado: 'noCorresponde' as const }
  return await presentPago(ctx, suya.declaracion.id, suya.prospecto.id)
})
