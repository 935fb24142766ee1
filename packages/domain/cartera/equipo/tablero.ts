import { sumaUF } from '../../base/dinero/cuentas.ts'
import type { UF } from '../../base/dinero/tipos.ts'
import { type FechaISO, sumaDias, sumaMeses } from '../../base/fechas/fecha.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { tasaDeCierre } from '../estadisticas.ts'
import { mesDeMeta } from './meta.ts'

/** Open sales of the board, in groups of Estados. Own rule. */
export const gruposDeVenta = {
  cotizar: ['Prospecto Ingresado', 'Resumen Compensado Pendiente', 'Renta Insuficiente'],
  declarar: ['Cotización Finalizada', 'Invitación Enviada', 'Invitación Anulada', 'DS en Proceso'],
  evaluar: ['DS en Evaluación', 'DS en Revisión'],
  contratar: ['DS Aceptada', 'DS Aceptada con Restricciones', 'Documentos Enviados'],
} as const satisfies Record<string, readonly EstadoProspecto[]>

export type GrupoDeVenta = keyof typeof gruposDeVenta

const claveDeGrupo = Object.keys(gruposDeVenta) as readonly GrupoDeVenta[]

/** Estados of a sale that ended after its DS: those of the closing rate. The first is the contract. */
export const terminadasConDS = ['Contrato Suscrito', 'DS Rechazada', 'DS Anulada'] as const satisfies EstadoProspecto[]

/** Estados of the open sales that a figure counts. */
export const estadosDe = (figura: GrupoDeVenta | 'abiertas'): readonly EstadoProspecto[] =>
  figura === 'abiertas' ? Object.values(gruposDeVenta).flat() : gruposDeVenta[figura]

/** Figures that belong to a month; the others are of today, whatever the month. */
export const figurasDelMes = ['contratos', 'contratosAntes', 'terminadas'] as const

/** Figures of an advisor whose rows can be listed. */
export const figurasDelEquipo = ['abiertas', ...claveDeGrupo, 'atrasadas', ...figurasDelMes] as const

export type FiguraDelEquipo = (typeof figurasDelEquipo)[number]

/** Sales of one Estado, or of one term, that are counted exactly: a longer count shows that there are more. */
export const ventasContadas = 300

/** Counts of an advisor, or their sum over a team. */
export interface CuentasDelEquipo extends Readonly<Record<FiguraDelEquipo, number>> {
  /** Contracts among the ended sales of the last twelve months. */
  readonly suscritas: number
  /** The same two as they were a month ago. */
  readonly terminadasAntes: number
  readonly suscritasAntes: number
  /** Contracts to reach in the month; null: no goal. */
  readonly meta: number | null
  /** UF of monthly price to reach; null: no goal in UF. */
  readonly metaUF: number | null
  /** UF of monthly price of the contracts; null without a goal in UF. */
  readonly uf: UF | null
  /** Some Estado or term has more than are counted. */
  readonly hayMas: boolean
}

/** True for a count that was cut off; what ended in a month is counted whole. */
export const tieneMas = (figura: FiguraDelEquipo, cuentas: CuentasDelEquipo): boolean =>
  cuentas.hayMas && cuentas[figura] >= ventasContadas && !figurasDelMes.some((una) => una === figura)

/** Days from `desde` to before `hasta`. */
export interface Lapso {
  readonly desde: FechaISO
  readonly hasta: FechaISO
}

/**
 * Periods of a month (its first day) and of the one before, with which it is compared, and the twelve months that end
 * with each. The month of today counts to today and is compared to the same day; an earlier one counts whole.
 */
export function lapsosDelEquipo(
  mes: FechaISO,
  hoy: FechaISO,
): Readonly<Record<'mes' | 'mesAntes' | 'anio' | 'anioAntes', Lapso>> {
  const esEste = mes === mesDeMeta(hoy)
  const hasta = esEste ? sumaDias(hoy, 1) : sumaMeses(mes, 1)
  const hastaAntes = esEste ? sumaDias(sumaMeses(hoy, -1), 1) : mes
  return {
    mes: { desde: mes, hasta },
    mesAntes: { desde: sumaMeses(mes, -1), hasta: hastaAntes },
    anio: { desde: sumaMeses(hasta, -12), hasta },
    anioAntes: { desde: sumaMeses(hastaAntes, -12), hasta: hastaAntes },
  }
}

/** Contracts of each hundred ended sales, with one decimal; null without ended sales. */
export const cierreDe = (suscritas: number, terminadas: number): number | null =>
  terminadas === 0 ? null : tasaDeCierre(suscritas, terminadas)

/** Points by which the closing rate moved in a month, with one decimal; null: one of the two is unknown. */
export function cambioDeCierre(cuentas: CuentasDelEquipo): number | null {
  const ahora = cierreDe(cuentas.suscritas, cuentas.terminadas)
  const antes = cierreDe(cuentas.suscritasAntes, cuentas.terminadasAntes)
  return ahora === null || antes === null ? null : Math.round((ahora - antes) * 10) / 10
}

/** Counts of a team; each goal is the sum of those that are set, null without any. */
export function sumaDelEquipo(filas: readonly CuentasDelEquipo[]): CuentasDelEquipo {
  const de = (clave: 'suscritas' | 'terminadasAntes' | 'suscritasAntes' | FiguraDelEquipo) =>
    filas.reduce((suma, fila) => suma + fila[clave], 0)
  const metaDe = (clave: 'meta' | 'metaUF') => {
    const metas = filas.flatMap((fila) => fila[clave] ?? [])
    return metas.length === 0 ? null : metas.reduce((suma, meta) => suma + meta, 0)
  }
  const ufs = filas.flatMap(({ uf }) => uf ?? [])
  const figuras = Object.fromEntries(figurasDelEquipo.map((figura) => [figura, de(figura)]))
  return {
    ...(figuras as Record<FiguraDelEquipo, number>),
    suscritas: de('suscritas'),
    terminadasAntes: de('terminadasAntes'),
    suscritasAntes: de('suscritasAntes'),
    hayMas: filas.some(({ hayMas }) => hayMas),
    meta: metaDe('meta'),
    metaUF: metaDe('metaUF'),
    uf: ufs.length === 0 ? null : sumaUF(...ufs),
  }
}
