import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { pagaConMandato } from './mandato.ts'

/** Code of a proof of the first payment (spec 2 §9). */
export const ADJUNTO_PRIMER_PAGO = 50

/** True for worker types that prove the first payment: types 2 and 4 (spec 2 §4), who also pay by mandate. */
export const pruebaPrimerPago = (tipo: TipoTrabajador): boolean => pagaConMandato(tipo)

/** Proofs of a paying entity: expected and received. */
interface CuentaDeComprobantes {
  readonly esperados: number
  readonly llegados: number
}

/** True when each entity has exactly the expected number of proofs (domain: first-payment count must match). */
export const primerPagoCompleto = (cuentas: readonly CuentaDeComprobantes[]): boolean =>
  cuentas.every(({ esperados, llegados }) => llegados === esperados)

/**
 * States of the first payment for its applicant: discounted from their pay or pension; or proved by themselves, and
 * the proof is missing, waits for the desk, was returned, or is in order.
 */
export const estadosDelPrimerPago = ['descuento', 'porRegistrar', 'enRevision', 'devuelto', 'aceptado'] as const
export type EstadoDePago = (typeof estadosDelPrimerPago)[number]

/** First payment of a contract in words, for its applicant. `dia`: of its registration or decision, DD-MM-YYYY. */
export const textosDelPrimerPago: Readonly<Record<EstadoDePago, (dia: string) => string>> = {
  descuento: () => 'Se descuenta de su sueldo o pensión.',
  porRegistrar: () => 'Falta el comprobante: envíelo a su asesor.',
  enRevision: (dia) => `Comprobante recibido el ${dia}; la isapre lo revisa.`,
  devuelto: (dia) => `La isapre devolvió el comprobante el ${dia}: hable con su asesor.`,
  aceptado: (dia) => `En orden, revisado el ${dia}.`,
}

/** Registered first payment; `decision` null: it waits for the desk. */
interface PagoRegistrado {
  readonly decision: 'aceptado' | 'devuelto' | null
}

/** State of the first payment of a sale in which `prueban` entities prove it. `registro`: null: not registered. */
export function estadoDelPrimerPago(prueban: number, registro: PagoRegistrado | null): EstadoDePago {
  if (prueban === 0) return 'descuento'
  if (registro === null) return 'porRegistrar'
  return registro.decision ?? 'enRevision'
}
