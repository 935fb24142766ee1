import { type FechaISO, sumaDias, sumaMeses } from '../../base/fechas/fecha.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { tasaDeCierre } from '../estadisticas.ts'

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

/** Figures of an advisor whose rows can be listed. */
export const figurasDelEquipo = [
  'abiertas',
  ...claveDeGrupo,
  'atrasadas',
  'contratos',
  'contratosAntes',
  'terminadas',
] as const

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
  /** Contracts to reach this month; null: no goal. */
  readonly meta: number | null
  /** Some Estado or term has more than are counted. */
  readonly hayMas: boolean
}

/** Days from `desde` to before `hasta`. */
export interface Lapso {
  readonly desde: FechaISO
  readonly hasta: FechaISO
}

const primerDia = (hoy: FechaISO): FechaISO => `${hoy.slice(0, 7)}-01`

/**
 * Periods of the board: this month to today, last month to the same day, and the twelve months that end on each of those
 * days.
 */
export function lapsosDelEquipo(hoy: FechaISO): Readonly<Record<'mes' | 'mesAntes' | 'anio' | 'anioAntes', Lapso>> {
  const haceUnMes = sumaMeses(hoy, -1)
  const hasta = sumaDias(hoy, 1)
  const hastaAntes = sumaDias(haceUnMes, 1)
  return {
    mes: { desde: primerDia(hoy), hasta },
    mesAntes: { desde: primerDia(haceUnMes), hasta: hastaAntes },
    anio: { desde: sumaDias(sumaMeses(hoy, -12), 1), hasta },
    anioAntes: { desde: sumaDias(sumaMeses(haceUnMes, -12), 1), hasta: hastaAntes },
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

/** Counts of a team; its goal is the sum of those that are set, null without any. */
export function sumaDelEquipo(filas: readonly CuentasDelEquipo[]): CuentasDelEquipo {
  const de = (clave: Exclude<keyof CuentasDelEquipo, 'meta' | 'hayMas'>) =>
    filas.reduce((suma, fila) => suma + fila[clave], 0)
  const metas = filas.flatMap(({ meta }) => meta ?? [])
  const figuras = Object.fromEntries(figurasDelEquipo.map((figura) => [figura, de(figura)]))
  return {
    ...(figuras as Record<FiguraDelEquipo, number>),
    suscritas: de('suscritas'),
    terminadasAntes: de('terminadasAntes'),
    suscritasAntes: de('suscritasAntes'),
    hayMas: filas.some(({ hayMas }) => hayMas),
    meta: metas.length === 0 ? null : metas.reduce((suma, meta) => suma + meta, 0),
  }
}
