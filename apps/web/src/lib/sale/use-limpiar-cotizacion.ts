import { useWrite } from '../use-call.ts'
import type { Venta } from './venta.ts'

/** Forgets what was quoted: plan, range and preferences (spec 2 §4). Only at stage prospecto. */
export const useLimpiarCotizacion = () => useWrite('limpiarCotizacion')

/** Said beside a save that forgets what was quoted; nothing before there can be a quote. */
export function quoteWarning({ pasos }: Pick<Venta, 'pasos'>): string {
  const quoting = pasos.some(({ clave, situacion }) => clave === 'cotizar' && situacion === 'ahora')
  return quoting ? 'Al guardar se borra lo que se haya cotizado.' : ''
}
