import { minutosDelCodigo } from '../../base/correos/llave.ts'
import { DIA_MS, MINUTO_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import type { EtapaDS } from '../etapas.ts'

/** Days of life of an invitation link, and failed identities or codes that block it. */
export const diasDeLaInvitacion = 30
export const intentosDelPostulante = 3
/** Most links per day: mailed, and shown or sent by the advisor. */
export const invitacionesPorDia = 5
export const enlacesCompartidosPorDia = 20
/** Wrong tries that cancel a mailed code, over all links of its case, and most codes per hour. */
export const intentosDelCodigo = 5
export const codigosPorHora = 5
/** Digits of a mailed code. */
export const largoDelCodigo = 6

/** Pattern of a typed code. */
export const formaDelCodigo = new RegExp(`^\\d{${largoDelCodigo}}$`)

/** Expiry of a link made at an instant. */
export const venceLaInvitacion = (creada: InstanteISO): InstanteISO =>
  new Date(Date.parse(creada) + diasDeLaInvitacion * DIA_MS).toISOString()

/** Expiry of a code mailed at an instant. */
export const venceElCodigo = (creado: InstanteISO): InstanteISO =>
  new Date(Date.parse(creado) + minutosDelCodigo * MINUTO_MS).toISOString()

/** State of an invitation when a link of it is opened. `bloqueado`: instant since which that link is blocked. */
interface HechosDeLaInvitacion {
  readonly etapa: EtapaDS
  readonly bloqueado: InstanteISO | null
}

/** Result of opening a link: the person must prove their identity, or the link is blocked. */
export type SituacionDeInvitacion = 'identidad' | 'bloqueado'

/**
 * Result of opening a live link. Failures block only their own link, so that guessing at one does not close the others.
 * A sent declaration opens too, to read its result.
 */
export const situacionDeInvitacion = ({ etapa, bloqueado }: HechosDeLaInvitacion): SituacionDeInvitacion =>
  etapa === 'bloqueado' || bloqueado !== null ? 'bloqueado' : 'identidad'

/** E-mail as shown before identification: «e•••@example.cl». */
export function correoVelado(correo: string): string {
  const [quien = '', donde = ''] = correo.split('@')
  return `${quien.slice(0, 1)}•••@${donde}`
}
