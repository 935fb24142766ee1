import { minutosDelCodigo } from '../../base/correos/llave.ts'
import { DIA_MS, MINUTO_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import type { EtapaDS } from '../etapas.ts'

/** Days that the link of an invitation lives, and the failed identities or codes that block a link. */
export const diasDeLaInvitacion = 30
export const intentosDelPostulante = 3
/** Most links a day that are mailed, and that the advisor shows or sends by themselves. */
export const invitacionesPorDia = 5
export const enlacesCompartidosPorDia = 20
/** Wrong tries that spend a mailed code over all links of its case, and most codes an hour. */
export const intentosDelCodigo = 5
export const codigosPorHora = 5
/** Digits of a mailed code. */
export const largoDelCodigo = 6

/** A mailed code as it is typed. */
export const formaDelCodigo = new RegExp(`^\\d{${largoDelCodigo}}$`)

/** The end of a link that is made at an instant. */
export const venceLaInvitacion = (creada: InstanteISO): InstanteISO =>
  new Date(Date.parse(creada) + diasDeLaInvitacion * DIA_MS).toISOString()

/** The end of a code that is mailed at an instant. */
export const venceElCodigo = (creado: InstanteISO): InstanteISO =>
  new Date(Date.parse(creado) + minutosDelCodigo * MINUTO_MS).toISOString()

/** Where an invitation stands when somebody opens a link of it. `bloqueado`: since when that link opens nothing. */
interface HechosDeLaInvitacion {
  readonly etapa: EtapaDS
  readonly bloqueado: InstanteISO | null
}

/** What a link opens: who somebody is has to be proved, or it is blocked. */
export type SituacionDeInvitacion = 'identidad' | 'bloqueado'

/**
 * What a link that is alive opens. Failures are of one link and block that one: whoever guesses at it does not close the
 * others. What was sent opens too: its result is to be read.
 */
export const situacionDeInvitacion = ({ etapa, bloqueado }: HechosDeLaInvitacion): SituacionDeInvitacion =>
  etapa === 'bloqueado' || bloqueado !== null ? 'bloqueado' : 'identidad'

/** An e-mail as a page shows it to who has not proved who they are: «e•••@example.cl». */
export function correoVelado(correo: string): string {
  const [quien = '', donde = ''] = correo.split('@')
  return `${quien.slice(0, 1)}•••@${donde}`
}
