import { compensacionOperations } from './compensacion.ts'
import { cotizacionOperations as propias } from './cotizacion.ts'
import { planSeleccionadoOperations } from './plan-seleccionado.ts'
import { planesOperations } from './planes.ts'

/** Range, preferences, plans and prices. */
export const cotizacionOperations = [
  ...propias,
  ...planesOperations,
  ...planSeleccionadoOperations,
  ...compensacionOperations,
] as const
