import type { ClaseDeCobro, NoticiaDeCobro } from '@alerce/domain/contrato/cobro'

/** A charge to open. It names nobody: folio and amount are all that the provider learns. */
export interface PedidoDeCobro {
  readonly clase: ClaseDeCobro
  /** Idempotency key, and our reference: the same key opens the same charge. */
  readonly clave: string
  readonly folio: number
  readonly pesos: number
  /** Page to which the provider returns the browser. */
  readonly volver: string
  /** Address of its signed notices. */
  readonly avisar: string
  /** ISO instant. */
  readonly vence: string
}

/** A charge at the provider. `direccion`: its page, for the browser of the applicant. */
export interface CobroAbierto {
  readonly id: string
  readonly direccion: string
}

/** State of a charge, as the provider tells it by itself or when asked. */
export interface NoticiaDePasarela {
  readonly id: string
  readonly clave: string
  readonly estado: NoticiaDeCobro
  readonly monto: number
  readonly moneda: string
  /** Its number of the payment, or its reference of the mandate. */
  readonly recibo: string | null
}

/** A notice as it arrived: the body byte by byte, and the headers of Standard Webhooks. */
export interface AvisoFirmado {
  readonly cuerpo: string
  readonly identidad: string
  readonly marca: string
  readonly firma: string
}

/** The provider gave no usable answer; the message is its cause in Spanish. */
export class PasarelaRefused extends Error {}

/**
 * Provider of first payments and mandates. `enLinea` false: ours, which keeps the consent as the mandate and leaves
 * payments to coupon and proof. True: another company, on whose page the applicant pays and authorises.
 */
export type Pasarela =
  | { readonly enLinea: false; readonly grant: (folio: number) => string }
  | {
      readonly enLinea: true
      /** Throws PasarelaRefused. */
      readonly open: (pedido: PedidoDeCobro) => Promise<CobroAbierto>
      /** Throws PasarelaRefused. */
      readonly read: (id: string) => Promise<NoticiaDePasarela>
      /** The notice, or null when it is not signed by the provider or not recent. `ahora`: ISO instant. */
      readonly readAviso: (aviso: AvisoFirmado, ahora: string) => Promise<NoticiaDePasarela | null>
    }
