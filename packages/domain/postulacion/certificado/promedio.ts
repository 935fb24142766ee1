import { menor, promedioPesos, sumaPesos } from '../../base/dinero/cuentas.ts'
import { type Pesos, pesos } from '../../base/dinero/tipos.ts'
import { type FechaISO, sumaMeses } from '../../base/fechas/fecha.ts'
import type { CotizacionMensual } from './tabla.ts'
import type { MesISO } from './texto.ts'

/** Months back, beyond those that are averaged, in which the paid ones are looked for (ours). */
const HOLGURA = 3

/** Highest taxable income of a month; null: none is known. */
export type TopeMensual = (mes: MesISO) => Pesos | null

export interface Renta {
  /** A month, rounded half up. */
  readonly promedio: Pesos
  /** The months that it is the average of, newest first. */
  readonly meses: readonly MesISO[]
}

const aMes = (fecha: FechaISO): MesISO => fecha.slice(0, 7)

/** The first month whose contributions still say something about the income of a day: `meses` of them and three more. */
export const desdeMes = (hoy: FechaISO, meses: number): MesISO => aMes(sumaMeses(hoy, -(meses + HOLGURA)))

/** What each month paid, newest first: several lines of one month and employer are one month, added (SP, art. 6425). */
function pagadoPorMes(cotizaciones: readonly CotizacionMensual[], rutEmpleador: string): [MesISO, Pesos][] {
  const meses = new Map<MesISO, Pesos>()
  for (const { mes, imponible, pagada, rutEmpleador: rut } of cotizaciones) {
    if (pagada && imponible > 0 && rut === rutEmpleador)
      meses.set(mes, sumaPesos(meses.get(mes) ?? pesos(0), imponible))
  }
  return [...meses].sort(([a], [b]) => b.localeCompare(a))
}

interface PromedioInput {
  readonly rutEmpleador: string
  readonly hoy: FechaISO
  /** How many months are averaged. */
  readonly meses: number
  readonly tope: TopeMensual
}

/**
 * The average of the last `meses` paid months of one employer, each capped by its limit (core rules, Documents). It has
 * fewer months when fewer were paid lately; months that are yet to come are none.
 */
export function rentaPromedio(cotizaciones: readonly CotizacionMensual[], pedido: PromedioInput): Renta {
  const { rutEmpleador, hoy, meses, tope } = pedido
  const desde = desdeMes(hoy, meses)
  const pagados = pagadoPorMes(cotizaciones, rutEmpleador)
    .filter(([mes]) => mes >= desde && mes <= aMes(hoy))
    .slice(0, meses)
  if (pagados.length === 0) return { promedio: pesos(0), meses: [] }
  return {
    promedio: promedioPesos(pagados.map(([mes, renta]) => menor(renta, tope(mes) ?? renta))),
    meses: pagados.map(([mes]) => mes),
  }
}
