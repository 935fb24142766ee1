import type { Vault } from '../../../../platform/vault.ts'

/** Data that a client typed when booking; sealed in `reserva.datos`. */
export interface ClienteDeReserva {
  readonly nombre: string
  /** Nine national figures. */
  readonly telefono: string
  readonly correo: string
  readonly comentario: string
}

/** Client of a booked appointment. */
export const clienteDe = (vault: Vault, citaId: number, datos: Buffer): ClienteDeReserva =>
  vault.en('reserva.datos', citaId).open<ClienteDeReserva>(datos)
