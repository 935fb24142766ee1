import { siguePospuesto } from '@alerce/domain/cartera/mi-dia/posponer'
import { esperaEnPareja } from '@alerce/domain/cartera/pareja'
import {
  citaDelDia,
  diasDeAtraso,
  type GrupoDelDia,
  grupoDeIncidencia,
  incidencias,
  type PlazoDelDia,
  pasosQueEsperan,
  plazoDe,
  plazosDelDia,
} from '@alerce/domain/cartera/siguiente'
import type {
  CitaPendiente,
  FilaDelDia,
  FilaDePlazo,
  FilaPospuesta,
  LugarDeAsunto,
  ProspectoDetenido,
} from './read-model.ts'

/** Something to be done, in the group it belongs to. */
export interface AsuntoDelDia {
  readonly grupo: GrupoDelDia
  readonly fila: FilaDelDia
  readonly citaId: number | null
  readonly paso: string
  /** Why it is there where its Estado does not say it. */
  readonly motivo: string | null
  /** The step of its Estado, which the facts of its sale may say closer. */
  readonly deSuEstado: boolean
  readonly plazoDias: number
  readonly desde: string
  /** ISO day; null: it was not put off. */
  readonly vuelve: string | null
}

const sinPosponer = { vuelve: null, deSuEstado: false } as const

export function asuntosDeCitas(citas: readonly Omit<CitaPendiente, 'total'>[], ahora: string): AsuntoDelDia[] {
  return citas.flatMap((cita) => {
    const { citaId, inicio, termino } = cita
    const lugar = citaDelDia({ inicio, termino, ahora })
    return lugar ? [{ ...sinPosponer, ...lugar, fila: cita, citaId, motivo: null, plazoDias: 0, desde: inicio }] : []
  })
}

export function asuntosDeDetenidos(detenidos: readonly ProspectoDetenido[], hoy: string): AsuntoDelDia[] {
  return detenidos.flatMap((detenido) => {
    const { estado, incidencia, desde, motivo } = detenido
    const grupo = grupoDeIncidencia({ incidencia, estado, desde, hoy })
    return grupo
      ? [{ ...sinPosponer, ...incidencias[incidencia], motivo, grupo, fila: detenido, citaId: null, desde }]
      : []
  })
}

export function asuntosDePlazos(filas: readonly FilaDePlazo[], plazos: readonly PlazoDelDia[]): AsuntoDelDia[] {
  return filas.flatMap((fila) => {
    const plazo = plazos[fila.lugar - 1]
    return plazo ? [asuntoDePlazo(fila, plazo)] : []
  })
}

function asuntoDePlazo(fila: Omit<FilaDePlazo, 'lugar'>, { grupo, paso, plazoDias }: PlazoDelDia): AsuntoDelDia {
  const otro = esperaEnPareja(fila.pareja)
  return {
    ...sinPosponer,
    ...{ grupo, plazoDias, fila, citaId: null, motivo: null, desde: fila.desde },
    paso: otro ? pasosQueEsperan[otro] : paso,
    deSuEstado: otro === null,
  }
}

interface MomentoDelDia {
  readonly detenidos: readonly ProspectoDetenido[]
  readonly ahora: string
  readonly hoy: string
}

function asuntoDe(fila: FilaPospuesta, { detenidos, ahora, hoy }: MomentoDelDia): AsuntoDelDia | undefined {
  const { cita } = fila
  if (cita) return asuntosDeCitas([{ ...fila, citaId: cita.id, ...cita }], ahora)[0]
  const detenido = detenidos.find(({ prospectoId }) => prospectoId === fila.prospectoId)
  if (detenido) return asuntosDeDetenidos([detenido], hoy)[0]
  const plazo = plazoDe(plazosDelDia(hoy), { estado: fila.estado, desde: fila.estadoDesde })
  return plazo && asuntoDePlazo({ ...fila, desde: fila.estadoDesde }, plazo)
}

/** What is put off today: of what was, each that is still the same and that the day would show. */
export function asuntosPospuestos(filas: readonly FilaPospuesta[], momento: MomentoDelDia): AsuntoDelDia[] {
  return filas.flatMap((fila) => {
    const asunto = asuntoDe(fila, momento)
    return asunto && siguePospuesto(fila, asunto, momento.hoy) ? [{ ...asunto, vuelve: fila.vuelve }] : []
  })
}

export const lugarDe = ({ desde, fila, citaId }: AsuntoDelDia): LugarDeAsunto => ({
  ...{ desde, prospectoId: fila.prospectoId, citaId },
})

const conHora = (grupo: GrupoDelDia, { citaId }: LugarDeAsunto) => grupo === 'hoy' && citaId !== null

/** The oldest first; what has an hour today, before what has not. */
const enOrden = (grupo: GrupoDelDia) => (a: LugarDeAsunto, b: LugarDeAsunto) =>
  Number(conHora(grupo, b)) - Number(conHora(grupo, a)) ||
  a.desde.localeCompare(b.desde) ||
  a.prospectoId - b.prospectoId ||
  (a.citaId ?? 0) - (b.citaId ?? 0)

/** Those of a group in its order, after a place of it. */
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

/** Whole days since the term of a matter passed. */
export const atrasoDe = ({ grupo, desde, plazoDias }: AsuntoDelDia, hoy: string): number =>
  grupo === 'atrasado' ? diasDeAtraso(desde, plazoDias, hoy) : 0
