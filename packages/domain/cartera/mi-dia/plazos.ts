import { finDelDia, inicioDelDia } from '../../base/fechas/dia.ts'
import { type FechaISO, sumaDias } from '../../base/fechas/fecha.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { type GrupoDelDia, incidencias, siguientes } from '../siguiente.ts'
import { plazoDelAsesor } from '../turno/turno-de-firma.ts'
import { esDeOtro, esDeSuEstado, type TurnoDeVenta } from '../turno/turno-de-la-venta.ts'

/** Term of a turn: side that acts, days, and whether it is the term of its Estado. */
type Plazo = readonly [quien: 'asesor' | 'otro', dias: number, deQue: 'estado' | 'propio']

const claseDe = (plazo: Plazo): string => plazo.join(' ')
const dePareja = 'pareja'

/** Class by which the day groups a turn, stored with the card; null: no side acts. */
export function claseDelDia(turno: TurnoDeVenta, estado: EstadoProspecto): string | null {
  if (turno.actua === 'nadie') return null
  if (turno.actua === 'pareja') return dePareja
  return claseDe([
    esDeOtro(turno) ? 'otro' : 'asesor',
    turno.plazoDias,
    esDeSuEstado(turno, estado) ? 'estado' : 'propio',
  ])
}

/**
 * Turns of a class that belong to a group on a day: since `desde` (null: no lower bound) and before `hasta` (null: no
 * upper bound).
 */
export interface PlazoDelDia {
  readonly grupo: GrupoDelDia
  readonly clase: string
  readonly desde: InstanteISO | null
  readonly hasta: InstanteISO | null
}

const dias = [
  ...new Set([
    plazoDelAsesor,
    ...Object.values(incidencias).map(({ plazoDias }) => plazoDias),
    ...Object.values(siguientes).flatMap((uno) => ('plazoDias' in uno ? [uno.plazoDias] : [])),
  ]),
]
const plazos = (['asesor', 'otro'] as const).flatMap((quien) =>
  dias.flatMap((cuantos) => (['estado', 'propio'] as const).map((deQue): Plazo => [quien, cuantos, deQue])),
)

function plazosDe(plazo: Plazo, hoy: FechaISO): readonly PlazoDelDia[] {
  const [quien, cuantos, deQue] = plazo
  const clase = claseDe(plazo)
  const vence = sumaDias(hoy, -cuantos)
  const desde = inicioDelDia(vence)
  const atrasado = { grupo: 'atrasado', clase, desde: null, hasta: desde } as const
  if (quien === 'otro') return [atrasado, { grupo: 'espera', clase, desde, hasta: null }]
  return [atrasado, { grupo: 'hoy', clase, desde, hasta: deQue === 'estado' ? finDelDia(vence) : null }]
}

/**
 * Groups of the turns of a day. With the term of its Estado, an advisor's turn counts on the day its term ends, and is
 * overdue from the next. With a term of its own, it counts from its first day. Turns of others are waited for until
 * their term ends. A turn of the other side of a pair has no term.
 */
export const plazosDelDia = (hoy: FechaISO): readonly PlazoDelDia[] => [
  ...plazos.flatMap((plazo) => plazosDe(plazo, hoy)),
  { grupo: 'espera', clase: dePareja, desde: null, hasta: null },
]

/** Overdue turns of an advisor on a day; those of the other sides are left out. */
export const atrasosDelAsesor = (hoy: FechaISO): readonly PlazoDelDia[] =>
  plazos.filter(([quien]) => quien === 'asesor').flatMap((plazo) => plazosDe(plazo, hoy).slice(0, 1))

/** Term of a turn on a day, by class and start; undefined: nothing to do today. */
export const plazoDe = (
  delDia: readonly PlazoDelDia[],
  { clase, desde }: { readonly clase: string | null; readonly desde: InstanteISO },
): PlazoDelDia | undefined =>
  delDia.find(
    (plazo) =>
      plazo.clase === clase &&
      (plazo.desde === null || desde >= plazo.desde) &&
      (plazo.hasta === null || desde < plazo.hasta),
  )
