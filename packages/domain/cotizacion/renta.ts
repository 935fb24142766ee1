import Big from 'big.js'
import { pesosDe } from '../base/dinero/uf.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { porcentajeLegal } from '../limites.ts'

/** Highest taxable income for health, UF a month, by the first day it holds. Newest first (Superintendencia de Pensiones). */
const topes: readonly { readonly desde: FechaISO; readonly uf: number }[] = [
  { desde: '2026-02-01', uf: 90 },
  { desde: '2026-01-01', uf: 89.9 },
  { desde: '2025-02-01', uf: 87.8 },
  { desde: '2025-01-01', uf: 87.7 },
  { desde: '2024-01-01', uf: 84.3 },
]

/** The year's limit of taxable income, in UF; throws before 2024. */
export function topeImponibleUF(fecha: FechaISO): number {
  const found = topes.find((t) => t.desde <= fecha)
  if (!found) throw new RangeError(`sin tope imponible para ${fecha}`)
  return found.uf
}

export interface Limites {
  /** Sum of the incomes, capped by the year's limit; pesos a month. */
  readonly rentaImponible: number
  /** 7 % of it, pesos. */
  readonly monto: number
  readonly minimoMonto: number
  readonly maximoMonto: number
}

interface DatosDeRenta {
  readonly empleadores: readonly { tipoTrabajador: TipoTrabajador; remuneracionImponible: number }[]
  readonly topeUF: number
  readonly valorUF: number
  /** Percent of the income that may be agreed. */
  readonly porcentajeMaximoRenta: number
  /** Cheapest and dearest plan for this group, pesos. */
  readonly planMasBarato: number
  readonly planMasCaro: number
}

const porcentaje = (pesos: number, percent: number) =>
  new Big(pesos).times(percent).div(100).round(0, Big.roundHalfUp).toNumber()

/** The bounds between which a plan may be agreed (core rules, Money). Pesos a month. */
export function limitesDelPlan(datos: DatosDeRenta): Limites {
  const { empleadores } = datos
  const renta = empleadores.reduce((sum, e) => sum + e.remuneracionImponible, 0)
  const rentaImponible = Math.min(renta, pesosDe(datos.topeUF, datos.valorUF))
  const monto = porcentaje(rentaImponible, porcentajeLegal)
  const voluntario = empleadores.length > 0 && empleadores.every((e) => e.tipoTrabajador === 'V')
  const minimoMonto = voluntario ? datos.planMasBarato : monto
  const techo = voluntario ? datos.planMasCaro : porcentaje(renta, datos.porcentajeMaximoRenta)
  return { rentaImponible, monto, minimoMonto, maximoMonto: Math.max(techo, minimoMonto) }
}
