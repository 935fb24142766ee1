import { HORA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'
import { coincide } from '../base/persona/nombre.ts'
import { formatoRut } from '../base/persona/rut.ts'
import { comienzoDeFolio } from '../postulacion/busqueda.ts'

/** What waits for the documents desk, in the order in which its views stand. */
export const clasesDePendiente = ['firma', 'pago', 'irregularidad', 'fun', 'mandato', 'rechazo', 'devolucion'] as const
export type ClaseDePendiente = (typeof clasesDePendiente)[number]

/** Since when a matter waits, and when it ends by itself; null: never. ISO instants. */
export interface EsperaEnMesa {
  readonly desde: InstanteISO
  readonly vence: InstanteISO | null
}

/** A matter as a search looks at it. */
interface PendienteBuscado {
  readonly nombre: string
  readonly rut: string | null
  readonly folioDS: number | null
  readonly asesor: string
  readonly que: string
}

/** True where a search for that finds the matter: by its person, RUT, folio, advisor or what it is about. */
export function buscaAlPendiente({ nombre, rut, folioDS, asesor, que }: PendienteBuscado, busqueda: string): boolean {
  const ruts = rut ? [formatoRut(rut), rut, rut.replace('-', '')] : []
  const texto = [nombre, ...ruts, folioDS ?? '', asesor, que].join(' ')
  return coincide(texto, comienzoDeFolio(busqueda) ?? busqueda)
}

/** The instant by which a matter should be done: its own end, or the target of the desk, in hours, whichever is first. */
export function limiteDe({ desde, vence }: EsperaEnMesa, metaHoras: number): InstanteISO {
  const meta = new Date(Date.parse(desde) + metaHoras * HORA_MS).toISOString()
  return vence !== null && vence < meta ? vence : meta
}

/** How many wait, of every kind together. */
export const totalDePendientes = (totales: Readonly<Record<ClaseDePendiente, number>>): number =>
  clasesDePendiente.reduce((sum, clase) => sum + totales[clase], 0)

/** By what the desk orders what waits: who urges most, who waits longest, its kind, its advisor. */
export const ordenesDeBandeja = ['urgencia', 'espera', 'clase', 'asesor'] as const
export type OrdenDeBandeja = (typeof ordenesDeBandeja)[number]

interface PendienteEnOrden extends EsperaEnMesa {
  readonly clase: ClaseDePendiente
  readonly asesor: string
}

/** By the limit that comes first, then by who waits longest. */
const porUrgencia = (metaHoras: number) => (a: EsperaEnMesa, b: EsperaEnMesa) =>
  limiteDe(a, metaHoras).localeCompare(limiteDe(b, metaHoras)) || a.desde.localeCompare(b.desde)

/** Compares matters in an order, or the other way round; of two that are alike there, who urges most comes first. */
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
