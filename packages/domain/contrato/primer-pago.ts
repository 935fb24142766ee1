import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { pagaConMandato } from './mandato.ts'

/** The code of a proof of the first payment (spec 2 §9). */
export const ADJUNTO_PRIMER_PAGO = 50

/** Who has no employer that pays proves the first payment: types 2 and 4 (spec 2 §4), who pay by mandate too. */
export const pruebaPrimerPago = (tipo: TipoTrabajador): boolean => pagaConMandato(tipo)

/** Of one paying entity: how many proofs it takes, and how many came. */
interface CuentaDeComprobantes {
  readonly esperados: number
  readonly llegados: number
}

/** As many came as are expected, of each entity: not more, not fewer (domain: first-payment count must match). */
export const primerPagoCompleto = (cuentas: readonly CuentaDeComprobantes[]): boolean =>
  cuentas.every(({ esperados, llegados }) => llegados === esperados)
