import { DIA_MS } from '../base/fechas/duracion.ts'
import { diasEntre, type FechaISO, sumaDias } from '../base/fechas/fecha.ts'
import { hoyEnSantiago, type InstanteISO } from '../base/fechas/instante.ts'
import { fechaDe, horaDe, instanteDeReloj, relojDe, relojEn } from '../base/fechas/reloj.ts'
import { type Bloqueo, DIAS_DE_UN_BLOQUEO, tramosDe } from './bloqueo.ts'
import { chocan, type LapsoDeAgenda } from './horas-libres.ts'

/** Most connected calendar programs of an advisor, longest name of a device, and longest name or UID of an entry. */
export const maximoDeConexiones = 10
export const LARGO_DE_DISPOSITIVO = 40
export const LARGO_DE_ENTRADA = 200

/** Days back from today that a calendar program gets. */
export const DIAS_ATRAS_DEL_CALENDARIO = 30

/** An entry as calendar programs know it: hours of one day, or whole days; once, each day or each week. */
export interface EventoDeCalendario {
  readonly titulo: string
  /** `inicio` and `termino` are dates, the second not included; else instants. */
  readonly todoElDia: boolean
  readonly inicio: InstanteISO | FechaISO
  readonly termino: InstanteISO | FechaISO
  /** `hasta`: last day; `veces`: number of times; both null: without end. */
  readonly repite: {
    readonly cada: 'dia' | 'semana'
    readonly hasta: FechaISO | null
    readonly veces: number | null
  } | null
}

/** Reasons to refuse an event: it ends before it begins, passes midnight, repeats whole days, or lasts too long. */
export type FallaDeEvento = 'sin_duracion' | 'pasa_de_un_dia' | 'repite_dias' | 'muy_largo'

const ultimoDeUnBloqueo = (desde: FechaISO): FechaISO => sumaDias(desde, DIAS_DE_UN_BLOQUEO - 1)

function diasDe({ inicio, termino, repite }: EventoDeCalendario): Bloqueo | FallaDeEvento {
  if (repite) return 'repite_dias'
  const hasta = sumaDias(termino, -1)
  if (hasta < inicio) return 'sin_duracion'
  if (hasta > ultimoDeUnBloqueo(inicio)) return 'muy_largo'
  return { clase: 'ausencia', desde: inicio, hasta, horaInicio: null, horaTermino: null }
}

/** Last day of hours that repeat; without an end, or with a later one, those of a year. */
function ultimoDia(desde: FechaISO, { cada, hasta, veces }: NonNullable<EventoDeCalendario['repite']>): FechaISO {
  const paso = cada === 'semana' ? 7 : 1
  const limite = ultimoDeUnBloqueo(desde)
  const pedido = veces === null ? hasta : sumaDias(desde, (Math.max(1, Math.min(veces, DIAS_DE_UN_BLOQUEO)) - 1) * paso)
  return pedido === null || pedido > limite ? limite : pedido
}

/**
 * Blocked time that an event of a calendar program asks for, on the clock of Santiago, or why not. Seconds are dropped. A
 * repetition without end lasts as long as a block may.
 */
export function bloqueoDeEvento(evento: EventoDeCalendario): Bloqueo | FallaDeEvento {
  const { inicio, termino, todoElDia, repite } = evento
  if (todoElDia) return diasDe(evento)
  const [desde, fin] = [relojEn(inicio), relojEn(termino)]
  if (termino <= inicio) return 'sin_duracion'
  if (fechaDe(desde) !== fechaDe(fin)) return 'pasa_de_un_dia'
  if (horaDe(desde) >= horaDe(fin)) return 'sin_duracion'
  const dia = fechaDe(desde)
  const hasta = repite ? ultimoDia(dia, repite) : dia
  if (hasta < dia) return 'sin_duracion'
  const clase = repite ? ({ dia: 'diario', semana: 'semanal' } as const)[repite.cada] : 'horas'
  return { clase, desde: dia, hasta, horaInicio: horaDe(desde), horaTermino: horaDe(fin) }
}

/** A block as calendar programs know it. */
export function eventoDeBloqueo(bloqueo: Bloqueo, titulo: string): EventoDeCalendario {
  const { clase, desde, hasta, horaInicio, horaTermino } = bloqueo
  if (horaInicio === null || horaTermino === null)
    return { titulo, todoElDia: true, inicio: desde, termino: sumaDias(hasta, 1), repite: null }
  const cada = { horas: null, ausencia: null, diario: 'dia', semanal: 'semana' }[clase] as 'dia' | 'semana' | null
  return {
    titulo,
    todoElDia: false,
    inicio: instanteDeReloj(relojDe(desde, horaInicio)),
    termino: instanteDeReloj(relojDe(desde, horaTermino)),
    repite: cada && { cada, hasta, veces: null },
  }
}

/** Whether an event, or one of its repetitions, falls in a period. */
export function caeEn(evento: EventoDeCalendario, lapso: LapsoDeAgenda): boolean {
  const { inicio, termino, todoElDia, repite } = evento
  if (!(todoElDia || repite)) return chocan({ inicio, termino }, lapso)
  const bloqueo = bloqueoDeEvento(evento)
  if (typeof bloqueo === 'string') return false
  // No more days than the block has
  const dias = tramosDe(bloqueo, hoyEnSantiago(lapso.inicio), hoyEnSantiago(lapso.termino))
  return dias.some(({ start, end }) => chocan({ inicio: instanteDeReloj(start), termino: instanteDeReloj(end) }, lapso))
}

/** Days for which a program may ask what changed since its last visit: deletions are kept for longer. */
const DIAS_DE_UNA_VISITA = 60
/** Days that a deleted or past entry is kept. */
const DIAS_DE_UNA_ENTRADA = 90

const PUNTO = /^urn:alerce:agenda:(\d{1,15}):(\d{4}-\d{2}-\d{2})$/

/** Mark that a calendar program gets, to ask later what changed since (RFC 6578). */
export const puntoDeAgenda = (cambio: number, hoy: FechaISO): string => `urn:alerce:agenda:${cambio}:${hoy}`

/** Change named by such a mark; null: not ours, or too old. */
export function cambioDePunto(punto: string, hoy: FechaISO): number | null {
  const [, cambio, dia] = PUNTO.exec(punto) ?? []
  if (cambio === undefined || dia === undefined || Number.isNaN(Date.parse(dia))) return null
  return diasEntre(dia, hoy) <= DIAS_DE_UNA_VISITA ? Number(cambio) : null
}

/** Instant from which an entry is no longer kept. */
export const entradaOlvidadaDesde = (ahora: InstanteISO): InstanteISO =>
  new Date(Date.parse(ahora) - DIAS_DE_UNA_ENTRADA * DIA_MS).toISOString()
