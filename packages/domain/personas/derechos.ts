import { type FechaISO, sumaDias } from '../base/fechas/fecha.ts'

/** Rights of a person over their data (Ley 21.719, arts. 5 to 12), with their names on screen. */
export const derechos = {
  acceso: 'Acceso',
  rectificacion: 'Rectificación',
  supresion: 'Supresión',
  oposicion: 'Oposición',
  portabilidad: 'Portabilidad',
  bloqueo: 'Bloqueo temporal',
  revocacion: 'Revocación del consentimiento',
} as const

export type Derecho = keyof typeof derechos

/** Kinds of identity of a request. The address is for who only booked an hour, and has no document here. */
export const tiposDeIdentidad = ['rut', 'pasaporte', 'correo'] as const
export type TipoDeIdentidad = (typeof tiposDeIdentidad)[number]

/** Rights that an address is enough for: the others act on sales, which have a holder with a document. */
export const derechosPorCorreo: readonly Derecho[] = ['acceso', 'portabilidad', 'supresion']

/** Consents of an applicant, with their names on screen: each can be withdrawn at any time (Ley 21.719, art. 12). */
export const consentimientos = {
  previred: 'Consulta de cotizaciones en PreviRed',
  consideraciones: 'Consideraciones de la Declaración de Salud',
  firma: 'Declaración de Salud',
  mandato: 'Mandato de pago',
} as const

export type TipoDeConsentimiento = keyof typeof consentimientos

/** Days to answer a request, counted from the next one (Ley 21.719, art. 11). */
const diasParaResponder = 30

/** Days before the deadline from which a request is urgent. Own rule. */
const diasDeAviso = 7

/** Last day to answer a request received that day. */
export const vencimientoDePedido = (recibido: FechaISO): FechaISO => sumaDias(recibido, diasParaResponder)

/** Last deadline of the requests that are urgent, or overdue, on a day. */
export const urgenHasta = (hoy: FechaISO): FechaISO => sumaDias(hoy, diasDeAviso)

export type Urgencia = 'a tiempo' | 'por vencer' | 'vencido'

/** State of an open request on a day: overdue after its deadline, urgent in its last days. */
export function urgenciaDePedido(vence: FechaISO, hoy: FechaISO): Urgencia {
  if (hoy > vence) return 'vencido'
  return vence <= urgenHasta(hoy) ? 'por vencer' : 'a tiempo'
}
