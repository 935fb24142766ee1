import { MINUTO_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'

/** Kinds of an online charge: the first payment of an entity, or the mandate of a sale. */
export type ClaseDeCobro = 'pago' | 'mandato'

/** States of an online charge. `porAbrir`: consented, and not yet at the provider. */
export const estadosDeCobro = ['porAbrir', 'espera', 'confirmado', 'rechazado', 'vencido'] as const
export type EstadoDeCobro = (typeof estadosDeCobro)[number]

/** States of a charge in the words of a provider. */
export const noticiasDeCobro = ['pendiente', 'confirmado', 'rechazado', 'vencido'] as const
export type NoticiaDeCobro = (typeof noticiasDeCobro)[number]

/**
 * Reasons why a confirmed charge has no effect: another amount, nothing to be paid by it any more, or already paid or
 * authorised otherwise.
 */
export const motivosDeCobro = ['monto', 'fuera', 'doble'] as const
export type MotivoDeCobro = (typeof motivosDeCobro)[number]

interface LlegadaDeNoticia {
  readonly estado: EstadoDeCobro
  readonly noticia: NoticiaDeCobro
  /** Amount and currency are those that were asked for. */
  readonly mismoMonto: boolean
  /** The sale is live and asks for this amount. */
  readonly enPie: boolean
  /** Proved or authorised otherwise. */
  readonly yaHecho: boolean
}

/**
 * Change that a notice makes; null: none. Notices come twice and out of order: `confirmado` is final, and follows also a
 * rejection or an expiry; the others only end a charge that waits (own rule, decision 058).
 */
export function cambioPorNoticia({
  estado,
  noticia,
  ...hechos
}: LlegadaDeNoticia): { readonly estado: EstadoDeCobro; readonly motivo: MotivoDeCobro | null } | null {
  if (estado === 'confirmado' || noticia === 'pendiente') return null
  if (noticia !== 'confirmado') return estado === 'espera' ? { estado: noticia, motivo: null } : null
  if (!hechos.mismoMonto) return { estado: noticia, motivo: 'monto' }
  if (!hechos.enPie) return { estado: noticia, motivo: 'fuera' }
  return { estado: noticia, motivo: hechos.yaHecho ? 'doble' : null }
}

/** Minutes for which the provider's page of a charge stays open. */
const MINUTOS_ABIERTO = 60

export const venceElCobro = (abierto: InstanteISO): InstanteISO => despues(abierto, MINUTOS_ABIERTO)

/** Minutes between the questions about a charge: four days, since a notice may be lost or late. */
const esperas = [2, 5, 15, 60, 240, 1440, 4320]

const despues = (desde: InstanteISO, minutos: number): InstanteISO =>
  new Date(Date.parse(desde) + minutos * MINUTO_MS).toISOString()

/** Instant of the next question about a charge that was asked about `veces` times; null: no more. */
export function proximaConsulta(veces: number, ahora: InstanteISO): InstanteISO | null {
  const minutos = esperas[veces]
  return minutos === undefined ? null : despues(ahora, minutos)
}

/** Whether another charge replaces it: this one was refused or ran out. Instants ISO. */
export const admiteOtroCobro = (
  { estado, vence }: { readonly estado: EstadoDeCobro; readonly vence: string },
  ahora: InstanteISO,
): boolean => estado === 'rechazado' || estado === 'vencido' || (estado === 'espera' && vence <= ahora)

/**
 * Situations of an online first payment for its applicant. `detenido`: it waits, and the sale asks for it no more.
 * `porRevisar`: it came, and had no effect.
 */
export const situacionesDePago = [
  'porPagar',
  'espera',
  'detenido',
  'pagado',
  'rechazado',
  'vencido',
  'porRevisar',
] as const
export type SituacionDePago = (typeof situacionesDePago)[number]

interface PagoDeEntidad {
  /** Its last charge; null: none. `vence`: ISO instant. */
  readonly ultimo: {
    readonly estado: EstadoDeCobro
    readonly motivo: MotivoDeCobro | null
    readonly vence: string
  } | null
  /** The sale asks for a payment that nothing proves yet. */
  readonly sePide: boolean
  /** The last charge is for what the sale asks now. */
  readonly mismoMonto: boolean
}

/** Situation of the online payment of an entity; null: nothing to show. */
export function situacionDePago(
  { ultimo, sePide, mismoMonto }: PagoDeEntidad,
  ahora: InstanteISO,
): SituacionDePago | null {
  if (ultimo?.estado === 'confirmado') return ultimo.motivo === null ? 'pagado' : 'porRevisar'
  if (ultimo?.estado === 'espera' && !admiteOtroCobro(ultimo, ahora))
    return sePide && mismoMonto ? 'espera' : 'detenido'
  if (!sePide) return null
  if (ultimo === null) return 'porPagar'
  return ultimo.estado === 'rechazado' ? 'rechazado' : 'vencido'
}

const sePaga: readonly SituacionDePago[] = ['porPagar', 'espera', 'rechazado', 'vencido']

/** Whether the applicant may go to the page of the provider. */
export const sePagaEnLinea = (situacion: SituacionDePago): boolean => sePaga.includes(situacion)

const sinConfirmar: readonly SituacionDePago[] = ['espera', 'detenido']

/** Whether the last charge may still be confirmed. */
export const esperaConfirmacion = (situacion: SituacionDePago): boolean => sinConfirmar.includes(situacion)

/** Reference of the `veces`-th charge for the same thing: another try is another key. */
export const claveDeCobro = (referencia: string, veces: number): string => `${referencia}-${veces}`
