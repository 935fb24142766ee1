import { menor, promedioPesos, sumaPesos } from '../../base/dinero/cuentas.ts'
import { type Pesos, pesos } from '../../base/dinero/tipos.ts'
import { type FechaISO, sumaMeses } from '../../base/fechas/fecha.ts'
import type { CotizacionMensual } from './tabla.ts'
import type { MesISO } from './texto.ts'

/** Extra months, besides the averaged ones, in which paid months are searched (ours). */
const HOLGURA = 3

/** Highest taxable income of a month; null: unknown. */
export type TopeMensual = (mes: MesISO) => Pesos | null

export interface Renta {
  /** Average per month, rounded half up. */
  readonly promedio: Pesos
  /** Months of the average, newest first. */
  readonly meses: readonly MesISO[]
}

const aMes = (fecha: FechaISO): MesISO => fecha.slice(0, 7)

/** First month whose contributions still count for the income of a day: `meses` of them and three more. */
export const desdeMes = (hoy: FechaISO, meses: number): MesISO => aMes(sumaMeses(hoy, -(meses + HOLGURA)))

/** Amount paid in each month, newest first. Several lines of one month and employer are added (SP, art. 6425). */
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
  /** Number of months to average. */
  readonly meses: number
  readonly tope: TopeMensual
}

/**
 * Average of the last `meses` paid months of one employer, each capped by its limit (core rules, Documents). Fewer
 * months when fewer were paid recently; future months are ignored.
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
