import { type PlazoDelDia, plazoDe, plazosDelDia } from '@alerce/domain/cartera/mi-dia/plazos'
import { siguePospuesto } from '@alerce/domain/cartera/mi-dia/posponer'
import { citaDelDia, diasDeAtraso, type GrupoDelDia } from '@alerce/domain/cartera/siguiente'
import { pasoDelDia } from '@alerce/domain/cartera/turno/turno-de-firma'
import type { CitaPendiente, FilaDelDia, FilaDePlazo, FilaDeTurno, FilaPospuesta, LugarDeAsunto } from './read-model.ts'

/** Matter to do, in its group. */
export interface AsuntoDelDia {
  readonly grupo: GrupoDelDia
  readonly fila: FilaDelDia
  readonly citaId: number | null
  readonly paso: string
  /** Reason of the matter, if its Estado does not show it. */
  readonly motivo: string | null
  readonly plazoDias: number
  readonly desde: string
  /** ISO day of its return; null: not postponed. */
  readonly vuelve: string | null
}

export function asuntosDeCitas(citas: readonly Omit<CitaPendiente, 'total'>[], ahora: string): AsuntoDelDia[] {
  return citas.flatMap((cita) => {
    const { citaId, inicio, termino } = cita
    const lugar = citaDelDia({ inicio, termino, ahora })
    return lugar ? [{ ...lugar, fila: cita, citaId, motivo: null, plazoDias: 0, desde: inicio, vuelve: null }] : []
  })
}

const asuntoDeTurno = (fila: FilaDeTurno, { grupo }: PlazoDelDia): AsuntoDelDia => ({
  grupo,
  fila,
  citaId: null,
  motivo: fila.motivo,
  desde: fila.turnoDesde,
  vuelve: null,
  paso: pasoDelDia(
    { paso: fila.paso, ...(fila.recordar !== null && { recordar: fila.recordar }) },
    grupo === 'atrasado',
  ),
  plazoDias: fila.plazoDias ?? 0,
})

export function asuntosDePlazos(filas: readonly FilaDePlazo[], plazos: readonly PlazoDelDia[]): AsuntoDelDia[] {
  return filas.flatMap((fila) => {
    const plazo = plazos[fila.lugar - 1]
    return plazo ? [asuntoDeTurno(fila, plazo)] : []
  })
}

interface MomentoDelDia {
  readonly ahora: string
  readonly hoy: string
}

function asuntoDe(fila: FilaPospuesta, { ahora, hoy }: MomentoDelDia): AsuntoDelDia | undefined {
  const { cita, clase, turnoDesde } = fila
  if (cita) return asuntosDeCitas([{ ...fila, citaId: cita.id, ...cita }], ahora)[0]
  const plazo = plazoDe(plazosDelDia(hoy), { clase, desde: turnoDesde })
  return plazo && asuntoDeTurno(fila, plazo)
}

/** Postponed matters that are still the same and that the day would show. */
export function asuntosPospuestos(filas: readonly FilaPospuesta[], momento: MomentoDelDia): AsuntoDelDia[] {
  return filas.flatMap((fila) => {
    const asunto = asuntoDe(fila, momento)
    return asunto && siguePospuesto(fila, asunto, momento.hoy) ? [{ ...asunto, vuelve: fila.vuelve }] : []
  })
}

export const lugarDe = ({ desde, fila, citaId }: AsuntoDelDia): LugarDeAsunto => ({
  desde,
  prospectoId: fila.prospectoId,
  citaId,
})

const conHora = (grupo: GrupoDelDia, { citaId }: LugarDeAsunto) => grupo === 'hoy' && citaId !== null

/** Order of a group: appointments with an hour today first, then the oldest. */
const enOrden = (grupo: GrupoDelDia) => (a: LugarDeAsunto, b: LugarDeAsunto) =>
  Number(conHora(grupo, b)) - Number(conHora(grupo, a)) ||
  a.desde.localeCompare(b.desde) ||
  a.prospectoId - b.prospectoId ||
  (a.citaId ?? 0) - (b.citaId ?? 0)

/** Matters of a group, in order, after a position. */
export function ordenados(
  asuntos: readonly AsuntoDelDia[],
  grupo: GrupoDelDia,
  tras: LugarDeAsunto | null = null,
): AsuntoDelDia[] {
  const orden = enOrden(grupo)
  return asuntos
    .filter((uno) => uno.grupo === grupo && (tras === null || orden(lugarDe(uno), tras) > 0))
    .toSorted((a, b) => orden(lugarDe(a), lugarDe(b)))
}

/** Whole days since the term of a matter ended. */
export const atrasoDe = ({ grupo, desde, plazoDias }: AsuntoDelDia, hoy: string): number =>
  grupo === 'atrasado' ? diasDeAtraso(desde, plazoDias, hoy) : 0
