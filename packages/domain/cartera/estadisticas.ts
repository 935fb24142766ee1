import { type FechaISO, sumaMeses } from '../base/fechas/fecha.ts'

/** Figures that count rows; each has a list of the rows it counts. */
export const figurasContadas = [
  'prospectos',
  'prospectoMes',
  'entrevistas',
  'entrevistaMes',
  'dsIngresadas',
  'dsIngresadaMes',
  'dsAceptadas',
  'contratos',
] as const

export type FiguraContada = (typeof figurasContadas)[number]

/** Counted figure behind each computed one: numerator of a rate, or base of an estimate. */
const calculadas = {
  contratosEstimadosMes: 'dsIngresadaMes',
  tasaCierreDS: 'contratos',
  tasaCierreEntrevista: 'contratos',
} as const satisfies Record<string, FiguraContada>

export type Figura = FiguraContada | keyof typeof calculadas

/** Every figure of the statistics (spec 1 §3). */
export const figuras = [...figurasContadas, ...(Object.keys(calculadas) as (keyof typeof calculadas)[])] as const

/** Counted figure whose rows explain this one: itself, or the figure it is computed from. */
export function figuraDeLasFilas(figura: Figura): FiguraContada {
  return figura in calculadas ? calculadas[figura as keyof typeof calculadas] : (figura as FiguraContada)
}

export type CuentasDeFiguras = Readonly<Record<FiguraContada, number>>
type Estadisticas = Readonly<Record<Figura, number>>

/** DS sent in a period, and how many of those became contracts. */
export interface CierreDelLapso {
  readonly ingresadas: number
  readonly contratos: number
}

const conUnDecimal = (value: number): number => Math.round(value * 10) / 10

/** Percentage with one decimal; 0 when the divisor is 0. */
export function tasaDeCierre(contratos: number, intentos: number): number {
  return intentos === 0 ? 0 : conUnDecimal((contratos * 100) / intentos)
}

/**
 * Expected contracts from the DS of a month, by the closing rate of the last twelve months; one decimal, 0 without
 * data.
 */
export function contratosEstimados(dsDelMes: number, { ingresadas, contratos }: CierreDelLapso): number {
  return ingresadas === 0 ? 0 : conUnDecimal((dsDelMes * contratos) / ingresadas)
}

/** All figures, from the counted ones. */
export function estadisticasDe(cuentas: CuentasDeFiguras, ultimoAnio: CierreDelLapso): Estadisticas {
  return {
    ...cuentas,
    contratosEstimadosMes: contratosEstimados(cuentas.dsIngresadaMes, ultimoAnio),
    tasaCierreDS: tasaDeCierre(cuentas.contratos, cuentas.dsIngresadas),
    tasaCierreEntrevista: tasaDeCierre(cuentas.contratos, cuentas.entrevistas),
  }
}

/** A month of the calendar: `mes` 1–12. */
export interface Mes {
  readonly anio: number
  readonly mes: number
}

/** The first day of a month. */
export function primerDia({ anio, mes }: Mes): FechaISO {
  return `${String(anio).padStart(4, '0')}-${String(mes).padStart(2, '0')}-01`
}

/** True when the month has not begun yet. */
export const esMesFuturo = (mes: Mes, hoy: FechaISO): boolean => primerDia(mes) > hoy

/** Periods of a month's figures: the month, and the twelve months that end with it; `hasta` excluded. */
export function lapsosDelMes(mes: Mes): { desde: FechaISO; desdeHaceUnAnio: FechaISO; hasta: FechaISO } {
  const desde = primerDia(mes)
  return { desde, desdeHaceUnAnio: sumaMeses(desde, -11), hasta: sumaMeses(desde, 1) }
}
