import type { InstanteISO } from '../../base/fechas/instante.ts'
import { type EtapaDS, puedeRechazarse } from '../etapas.ts'

/** Days that the link of an invitation lives, and the failed identities or codes that block it. */
export const diasDeLaInvitacion = 30
export const intentosDelPostulante = 3
/** Most links a day that are mailed, and that the advisor shows or sends by themselves. */
export const invitacionesPorDia = 5
export const enlacesCompartidosPorDia = 20
/** Minutes that a mailed code lives, the wrong ones that spend it, and most of them an hour. */
export const minutosDelCodigo = 10
export const intentosDelCodigo = 3
export const codigosPorHora = 5
/** Digits of a mailed code. */
export const largoDelCodigo = 6

const MINUTO_MS = 60_000
const DIA_MS = 24 * 60 * MINUTO_MS

/** The end of a link that is made at an instant. */
export const venceLaInvitacion = (creada: InstanteISO): InstanteISO =>
  new Date(Date.parse(creada) + diasDeLaInvitacion * DIA_MS).toISOString()

/** The end of a code that is mailed at an instant. */
export const venceElCodigo = (creado: InstanteISO): InstanteISO =>
  new Date(Date.parse(creado) + minutosDelCodigo * MINUTO_MS).toISOString()

/** Where an invitation stands when somebody opens its link. `bloqueada`: instant of the last failure that is allowed. */
export interface HechosDeLaInvitacion {
  readonly etapa: EtapaDS
  readonly bloqueada: InstanteISO | null
}

/** What a link opens: who somebody is has to be proved, or it is blocked. */
export type SituacionDeInvitacion = 'identidad' | 'bloqueado'

/**
 * What a link that is alive opens. One blocked before the applicant was ever known is opened again by the desk, which
 * gives the declaration its stage back; a later one by a new link. What was sent opens too: its result is to be read.
 */
export function situacionDeInvitacion({ etapa, bloqueada }: HechosDeLaInvitacion): SituacionDeInvitacion {
  if (etapa === 'bloqueado') return 'bloqueado'
  return bloqueada !== null && !puedeRechazarse(etapa) ? 'bloqueado' : 'identidad'
}

/** An e-mail as a page shows it to who has not proved who they are: «e•••@example.cl». */
export function correoVelado(correo: string): string {
  const [quien = '', donde = ''] = correo.split('@')
  return `${quien.slice(0, 1)}•••@${donde}`
}
