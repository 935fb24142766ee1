import { mayor, menor, pesosDe, porcentaje, sumaPesos } from '../base/dinero/cuentas.ts'
import { type Pesos, type UF, uf, type ValorUF } from '../base/dinero/tipos.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { porcentajeLegal } from '../limites.ts'

/** Highest taxable income for health, a month, by its first day in force: initial content of a new database. */
export const topesPublicados: readonly { readonly desde: FechaISO; readonly tope: UF }[] = [
  { desde: '2026-02-01', tope: uf(90) },
  { desde: '2026-01-01', tope: uf(89.9) },
  { desde: '2025-02-01', tope: uf(87.8) },
  { desde: '2025-01-01', tope: uf(87.7) },
  { desde: '2024-01-01', tope: uf(84.3) },
]

export interface Limites {
  /** Sum of the incomes, capped by the limit of the year; a month. */
  readonly rentaImponible: Pesos
  /** 7 % of `rentaImponible`. */
  readonly monto: Pesos
  readonly minimoMonto: Pesos
  readonly maximoMonto: Pesos
}

interface DatosDeRenta {
  readonly empleadores: readonly { tipoTrabajador: TipoTrabajador; remuneracionImponible: Pesos }[]
  readonly topeUF: UF
  readonly valorUF: ValorUF
  /** Income approved by a person, which replaces the sum of the incomes; a month. */
  readonly rentaAprobada?: Pesos | null
  /** Percentage of the income that may be agreed. */
  readonly porcentajeMaximoRenta: number
  /**
   * Cheapest plan for this group, and the most expensive one with its most expensive benefits. Used only for a
   * voluntary worker.
   */
  readonly planMasBarato: Pesos
  readonly planMasCaro: Pesos
}

/** Limits within which a plan may be agreed (core rules, Money), a month. */
export function limitesDelPlan(datos: DatosDeRenta): Limites {
  const { empleadores } = datos
  const renta = sumaPesos(...empleadores.map((e) => e.remuneracionImponible))
  const rentaImponible = menor(renta, pesosDe(datos.topeUF, datos.valorUF))
  const monto = porcentaje(rentaImponible, porcentajeLegal)
  const voluntario = empleadores.length > 0 && empleadores.every((e) => e.tipoTrabajador === 'V')
  const minimoMonto = voluntario ? datos.planMasBarato : monto
  const techo = voluntario ? datos.planMasCaro : porcentaje(datos.rentaAprobada ?? renta, datos.porcentajeMaximoRenta)
  return { rentaImponible, monto, minimoMonto, maximoMonto: mayor(techo, minimoMonto) }
}

/** Most expensive benefit of each group: a quote takes one of each (spec 2 §4). */
export function masCaroDeCadaGrupo<B extends { readonly grupo: string; readonly precioUF: UF }>(
  beneficios: readonly B[],
): B[] {
  const porGrupo = new Map<string, B>()
  for (const uno of beneficios) {
    const otro = porGrupo.get(uno.grupo)
    if (!otro || uno.precioUF > otro.precioUF) porGrupo.set(uno.grupo, uno)
  }
  return [...porGrupo.values()]
}
