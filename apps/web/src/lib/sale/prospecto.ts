import type { ReplyOf } from '../api/call.ts'
import type { Venta } from './venta.ts'

/** Record of a prospect, as its screens read it. */
export type DatosDeProspecto = ReplyOf<'obtenerDatosProspecto'>

/** One of the family group that is on record. */
export type Beneficiario = ReplyOf<'obtenerBeneficiarios'>[number]

/** Warning beside a save that clears the quote; empty before there can be a quote. */
export function quoteWarning({ pasos }: Pick<Venta, 'pasos'>): string {
  const quoting = pasos.some(({ clave, situacion }) => clave === 'cotizar' && situacion === 'ahora')
  return quoting ? 'Al guardar se borra lo que se haya cotizado.' : ''
}
