import { obtenerMandatoPropio } from '@alerce/contract/operations/contrato/mandato'
import { leerPostulacion } from '../../../../declaracion/postulante/tomar-postulacion.ts'
import { useCase } from '../../../../use-case.ts'
import { mandatoDe } from '../../read-model.ts'
import { presentarOtorgado, presentarPago } from '../asentar-mandato.ts'
import { pideMandato } from './pide-mandato.ts'

export const obtenerMandatoPropioUseCase = useCase(obtenerMandatoPropio, async (_input, ctx) => {
  const suya = await leerPostulacion(ctx)
  const mandato = await mandatoDe(ctx.tx, suya.declaracion.id)
  if (mandato) return presentarOtorgado(mandato)
  if (!(await pideMandato(ctx, suya))) return { estado: 'noCorresponde' as const }
  return { estado: 'pendiente' as const, ...(await presentarPago(ctx, suya.prospecto.id)) }
})
