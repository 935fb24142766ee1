import type { InstanteISO } from '../base/fechas/instante.ts'

/** What waits for the documents desk, in the order in which its views stand. */
export const clasesDePendiente = ['firma', 'irregularidad', 'fun', 'mandato', 'rechazo'] as const
export type ClaseDePendiente = (typeof clasesDePendiente)[number]

/** Since when a matter waits, and when it ends by itself; null: never. ISO instants. */
export interface EsperaEnMesa {
  readonly desde: InstanteISO
  readonly vence: InstanteISO | null
}

const HORA_MS = 3_600_000

/** The instant by which a matter should be done: its own end, or the target of the desk, in hours, whichever is first. */
export function limiteDe({ desde, vence }: EsperaEnMesa, metaHoras: number): InstanteISO {
  const meta = new Date(Date.parse(desde) + metaHoras * HORA_MS).toISOString()
  return vence !== null && vence < meta ? vence : meta
}

/** How many wait, of every kind together. */
export const totalDePendientes = (totales: Readonly<Record<ClaseDePendiente, number>>): number =>
  clasesDePendiente.reduce((sum, clase) => sum + totales[clase], 0)

/** Orders matters by who should be attended first: the limit that comes first, then who waits longest. */
export const primeroElQueUrge = (metaHoras: number) => (a: EsperaEnMesa, b: EsperaEnMesa) =>
  limiteDe(a, metaHoras).localeCompare(limiteDe(b, metaHoras)) || a.desde.localeCompare(b.desde)
