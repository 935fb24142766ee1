import { finDelDia, inicioDelDia } from '../../base/fechas/dia.ts'
import { type FechaISO, sumaDias } from '../../base/fechas/fecha.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { type GrupoDelDia, incidencias, siguientes } from '../siguiente.ts'
import { plazoDelAsesor } from '../turno/turno-de-firma.ts'
import { esDeOtro, esDeSuEstado, type TurnoDeVenta } from '../turno/turno-de-la-venta.ts'

/** Whose term of a turn runs, of how many days, and whether that is the term of its Estado: all that the day asks of it. */
type Plazo = readonly [quien: 'asesor' | 'otro', dias: number, deQue: 'estado' | 'propio']

const claseDe = (plazo: Plazo): string => plazo.join(' ')
const dePareja = 'pareja'

/** By which the day puts a turn into a group, once it is known since when it is: kept with the card. null: nobody's. */
export function claseDelDia(turno: TurnoDeVenta, estado: EstadoProspecto): string | null {
  if (turno.actua === 'nadie') return null
  if (turno.actua === 'pareja') return dePareja
  return claseDe([
    esDeOtro(turno) ? 'otro' : 'asesor',
    turno.plazoDias,
    esDeSuEstado(turno, estado) ? 'estado' : 'propio',
  ])
}

/** The turns of a class that a day puts into a group: since `desde` (null: since ever) and before `hasta` (null: until now). */
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
 * What a day puts where. What the advisor has to do by the term of its Estado is of the day on which that ends, and
 * overdue from the next on; what an Estado does not tell, from when it comes; what others have to do is waited for until
 * then. For the other of a pair no term runs.
 */
export const plazosDelDia = (hoy: FechaISO): readonly PlazoDelDia[] => [
  ...plazos.flatMap((plazo) => plazosDe(plazo, hoy)),
  { grupo: 'espera', clase: dePareja, desde: null, hasta: null },
]

/** Where a turn stands in a day: its class, since when it is; undefined: it asks for nothing today. */
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
