import { siguePospuesto } from '@alerce/domain/cartera/mi-dia/posponer'
import { esperaEnPareja } from '@alerce/domain/cartera/pareja'
import {
  citaDelDia,
  diasDeAtraso,
  type GrupoDelDia,
  type PlazoDelDia,
  plazoDe,
  plazosDelDia,
} from '@alerce/domain/cartera/siguiente'
import { pasoDelDia } from '@alerce/domain/cartera/turno/turno-de-firma'
import {
  esDeSuEstado,
  grupoDelTurno,
  type TurnoDeVenta,
  turnoDeLaVenta,
} from '@alerce/domain/cartera/turno/turno-de-la-venta'
import type {
  CitaPendiente,
  FilaDelDia,
  FilaDePlazo,
  FilaPospuesta,
  LugarDeAsunto,
  ProspectoDetenido,
  VentaEnTurno,
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

interface TurnoLeido {
  readonly fila: FilaDelDia
  readonly turno: TurnoDeVenta
  readonly motivo: string | null
  readonly desde: string
}

/** The matter of a turn that an Estado does not tell; none of a closed case. */
function asuntoDeTurno({ fila, turno, motivo, desde }: TurnoLeido, hoy: string): AsuntoDelDia[] {
  const grupo = grupoDelTurno(turno, desde, hoy)
  if (grupo === null) return []
  const plazoDias = 'plazoDias' in turno ? turno.plazoDias : 0
  const paso = pasoDelDia(turno, grupo === 'atrasado')
  return [{ ...sinPosponer, grupo, fila, citaId: null, paso, motivo, plazoDias, desde }]
}

export function asuntosDeDetenidos(detenidos: readonly ProspectoDetenido[], hoy: string): AsuntoDelDia[] {
  return detenidos.flatMap((fila) => {
    const { estado, incidencia, desde, motivo } = fila
    return asuntoDeTurno({ fila, turno: turnoDeLaVenta({ estado, incidencia }), motivo, desde }, hoy)
  })
}

/**
 * The sales that nothing stops and whose turn is another than their Estado tells, each with its matter; one whose
 * declaration came to a contract elsewhere has none.
 */
export function turnosPropios(ventas: readonly VentaEnTurno[], hoy: string) {
  return ventas.flatMap((fila) => {
    const { estado, venta, pareja } = fila
    const turno = turnoDeLaVenta({ estado, espera: esperaEnPareja(pareja), venta })
    if (esDeSuEstado(turno, estado)) return []
    const desde = turno.actua === 'pareja' ? fila.estadoDesde : fila.papelesDesde
    return [{ fila, asuntos: asuntoDeTurno({ fila, turno, motivo: null, desde }, hoy) }]
  })
}

export function asuntosDePlazos(filas: readonly FilaDePlazo[], plazos: readonly PlazoDelDia[]): AsuntoDelDia[] {
  return filas.flatMap((fila) => {
    const plazo = plazos[fila.lugar - 1]
    return plazo ? [asuntoDePlazo(fila, plazo)] : []
  })
}

const asuntoDePlazo = (fila: Omit<FilaDePlazo, 'lugar'>, { grupo, paso, plazoDias }: PlazoDelDia): AsuntoDelDia => ({
  ...sinPosponer,
  ...{ grupo, plazoDias, fila, citaId: null, motivo: null, desde: fila.desde, paso },
  deSuEstado: true,
})

interface MomentoDelDia {
  /** Cases that are not told for their Estado, and the matters of those that have one. */
  readonly casos: readonly { readonly prospectoId: number }[]
  readonly aparte: readonly AsuntoDelDia[]
  readonly ahora: string
  readonly hoy: string
}

function asuntoDe(fila: FilaPospuesta, { casos, aparte, ahora, hoy }: MomentoDelDia): AsuntoDelDia | undefined {
  const { cita } = fila
  if (cita) return asuntosDeCitas([{ ...fila, citaId: cita.id, ...cita }], ahora)[0]
  const suyo = aparte.find((asunto) => asunto.fila.prospectoId === fila.prospectoId)
  if (suyo || casos.some(({ prospectoId }) => prospectoId === fila.prospectoId)) return suyo
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
