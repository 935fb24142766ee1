import type { Venta } from './venta.ts'

/** Said beside a save that forgets what was quoted; nothing before there can be a quote. */
export function quoteWarning({ pasos }: Pick<Venta, 'pasos'>): string {
  const quoting = pasos.some(({ clave, situacion }) => clave === 'cotizar' && situacion === 'ahora')
  return quoting ? 'Al guardar se borra lo que se haya cotizado.' : ''
}
