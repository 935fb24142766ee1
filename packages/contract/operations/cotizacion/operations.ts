import { cotizacionUpdOperations } from './actualizacion.ts'
import { catalogoOperations } from './catalogo.ts'
import { comparacionOperations } from './comparacion.ts'
import { compensacionOperations } from './compensacion.ts'
import { cotizacionOperations as propias } from './cotizacion.ts'
import { envioOperations } from './envio.ts'
import { planSeleccionadoOperations } from './plan-seleccionado.ts'
import { planesOperations } from './planes.ts'

/** Range, preferences, plans and prices. */
export const cotizacionOperations = [
  ...propias,
  ...planesOperations,
  ...comparacionOperations,
  ...planSeleccionadoOperations,
  ...envioOperations,
  ...compensacionOperations,
  ...cotizacionUpdOperations,
  ...catalogoOperations,
] as const
