import Big from 'big.js'
import { type FechaISO, sumaMeses } from '../../base/fechas/fecha.ts'
import type { Cotizacion } from './tabla.ts'
import type { Mes } from './texto.ts'

/** Months back, beyond those that are averaged, in which the paid ones are looked for (ours). */
const HOLGURA = 3

/** Highest taxable income of a month, pesos; null: none is known. */
export type Tope = (mes: Mes) => number | null

export interface Renta {
  /** Pesos a month, rounded half up. */
  readonly promedio: number
  /** The months that it is the average of, newest first. */
  readonly meses: readonly Mes[]
}

const aMes = (fecha: FechaISO): Mes => fecha.slice(0, 7)

/** The first month whose contributions still say something about the income of a day: `meses` of them and three more. */
export const desdeMes = (hoy: FechaISO, meses: number): Mes => aMes(sumaMeses(hoy, -(meses + HOLGURA)))

/** What each month paid, newest first: several lines of one month and employer are one month, added (SP, art. 6425). */
function pagadoPorMes(cotizaciones: readonly Cotizacion[], rutEmpleador: string): [Mes, number][] {
  const meses = new Map<Mes, number>()
  for (const { mes, imponible, pagada, rutEmpleador: rut } of cotizaciones) {
    if (pagada && imponible > 0 && rut === rutEmpleador) meses.set(mes, (meses.get(mes) ?? 0) + imponible)
  }
  return [...meses].sort(([a], [b]) => b.localeCompare(a))
}

interface Pedido {
  readonly rutEmpleador: string
  readonly hoy: FechaISO
  /** How many months are averaged. */
  readonly meses: number
  readonly tope: Tope
}

/**
 * The average of the last `meses` paid months of one employer, each capped by its limit (core rules, Documents). It has
 * fewer months when fewer were paid lately; months that are yet to come are none.
 */
export function rentaPromedio(cotizaciones: readonly Cotizacion[], pedido: Pedido): Renta {
  const { rutEmpleador, hoy, meses, tope } = pedido
  const desde = desdeMes(hoy, meses)
  const pagados = pagadoPorMes(cotizaciones, rutEmpleador)
    .filter(([mes]) => mes >= desde && mes <= aMes(hoy))
    .slice(0, meses)
  if (pagados.length === 0) return { promedio: 0, meses: [] }
  const suma = pagados.reduce((sum, [mes, renta]) => sum.plus(Math.min(renta, tope(mes) ?? renta)), new Big(0))
  return {
    promedio: suma.div(pagados.length).round(0, Big.roundHalfUp).toNumber(),
    meses: pagados.map(([mes]) => mes),
  }
}
