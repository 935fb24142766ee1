import type { CallName } from '../api/call.ts'
import { useWrite } from '../use-call.ts'
import type { Venta } from './venta.ts'

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

/** Said beside a save that forgets what was quoted; nothing before there can be a quote. */
export function quoteWarning({ pasos }: Pick<Venta, 'pasos'>): string {
  const quoting = pasos.some(({ clave, situacion }) => clave === 'cotizar' && situacion === 'ahora')
  return quoting ? 'Al guardar se borra lo que se haya cotizado.' : ''
}
