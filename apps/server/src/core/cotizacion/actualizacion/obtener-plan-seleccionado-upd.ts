import { obtenerPlanSeleccionadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { cotizacionVigente } from '../cotizaciones/read-model.ts'
import { presentSeleccionado } from '../cotizaciones/seleccion/obtener-plan-seleccionado.ts'

export const obtenerPlanSeleccionadoUpdUseCase = useCase(obtenerPlanSeleccionadoUpd, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  const elegida = await cotizacionVigente(ctx.tx, prospectoId, 'actualizacion')
  return elegida && presentSeleccionado(elegida)
})
