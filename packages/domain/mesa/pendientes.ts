import { HORA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'
import { coincide } from '../base/persona/nombre.ts'
import { formatoRut } from '../base/persona/rut.ts'
import { comienzoDeFolio } from '../postulacion/busqueda.ts'

/** Kinds of matter that wait for the documents desk, in the order of its views. */
export const clasesDePendiente = ['firma', 'pago', 'irregularidad', 'fun', 'mandato', 'rechazo', 'devolucion'] as const
export type ClaseDePendiente = (typeof clasesDePendiente)[number]

/** Start of the wait of a matter, and its own end; null: no end. ISO instants. */
export interface EsperaEnMesa {
  readonly desde: InstanteISO
  readonly vence: InstanteISO | null
}

/** Fields of a matter that a search reads. */
interface PendienteBuscado {
  readonly nombre: string
  readonly rut: string | null
  readonly folioDS: number | null
  readonly asesor: string
  readonly que: string
}

/** True when a search finds the matter: by its person, RUT, folio, advisor or subject. */
export function buscaAlPendiente({ nombre, rut, folioDS, asesor, que }: PendienteBuscado, busqueda: string): boolean {
  const ruts = rut ? [formatoRut(rut), rut, rut.replace('-', '')] : []
  const texto = [nombre, ...ruts, folioDS ?? '', asesor, que].join(' ')
  return coincide(texto, comienzoDeFolio(busqueda) ?? busqueda)
}

/** Deadline of a matter: its own end, or the desk's target in hours, whichever is first. */
export function limiteDe({ desde, vence }: EsperaEnMesa, metaHoras: number): InstanteISO {
  const meta = new Date(Date.parse(desde) + metaHoras * HORA_MS).toISOString()
  return vence !== null && vence < meta ? vence : meta
}

/** Number of waiting matters of all kinds. */
export const totalDePendientes = (totales: Readonly<Record<ClaseDePendiente, number>>): number =>
  clasesDePendiente.reduce((sum, clase) => sum + totales[clase], 0)

/** Orders of the desk's list: urgency, waiting time, kind, advisor. */
export const ordenesDeBandeja = ['urgencia', 'espera', 'clase', 'asesor'] as const
export type OrdenDeBandeja = (typeof ordenesDeBandeja)[number]

interface PendienteEnOrden extends EsperaEnMesa {
  readonly clase: ClaseDePendiente
  readonly asesor: string
}

/** Order by deadline, then by longest wait. */
const porUrgencia = (metaHoras: number) => (a: EsperaEnMesa, b: EsperaEnMesa) =>
  limiteDe(a, metaHoras).localeCompare(limiteDe(b, metaHoras)) || a.desde.localeCompare(b.desde)

/** Comparison of matters in an order, or its reverse; equal matters are ordered by urgency. */
export function enOrden(orden: OrdenDeBandeja, inverso: boolean, metaHoras: number) {
  const urge = porUrgencia(metaHoras)
  const by: Record<OrdenDeBandeja, (a: PendienteEnOrden, b: PendienteEnOrden) => number> = {
    urgencia: urge,
    espera: (a, b) => a.desde.localeCompare(b.desde),
    clase: (a, b) => clasesDePendiente.indexOf(a.clase) - clasesDePendiente.indexOf(b.clase),
    asesor: (a, b) => a.asesor.localeCompare(b.asesor, 'es'),
  }
  return (a: PendienteEnOrden, b: PendienteEnOrden) => by[orden](a, b) * (inverso ? -1 : 1) || urge(a, b)
}
