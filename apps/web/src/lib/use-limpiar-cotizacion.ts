import type { CallName } from './api/call.ts'
import { useWrite } from './use-call.ts'

/** What rests on the applicant's data and on what was quoted before. */
const quoteReads: readonly CallName[] = [
  'calcularRenta',
  'obtenerRangoPactado',
  'obtenerPlanes',
  'obtenerMejoresOpcionesCotizacion',
  'obtenerPlanSeleccionado',
  'obtenerVenta',
]

/** Forgets what was quoted: plan, range and preferences (spec 2 §4). Only at stage prospecto. */
export const useLimpiarCotizacion = () => useWrite('limpiarCotizacion', quoteReads)
