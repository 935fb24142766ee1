import { porcentajeUF } from '../../base/dinero/cuentas.ts'
import type { UF } from '../../base/dinero/tipos.ts'
import type { FechaISO } from '../../base/fechas/fecha.ts'

/** Types of plan that a commission rule is for; `T`: all. */
export const tiposDeComision = { T: 'Todos', N: 'Individual', C: 'Colectivo', S: 'Compensado' } as const

export type TipoDeComision = keyof typeof tiposDeComision

/** Rule of what a contract brings: a share of its price of a month, or a fixed amount. Days ISO, included. */
export interface ReglaDeComision {
  readonly tipoPlan: TipoDeComision
  /** Least price of a month of its band. */
  readonly ufDesde: UF
  /** Percent of the price of a month; null: `uf`. */
  readonly porcentaje: number | null
  /** UF per contract; null: `porcentaje`. */
  readonly uf: UF | null
  readonly desde: FechaISO
  readonly hasta: FechaISO | null
}

/** Facts of a signed contract that decide its commission. */
export interface ContratoConComision {
  /** Day of its signature. */
  readonly fecha: FechaISO
  readonly tipoPlan: Exclude<TipoDeComision, 'T'>
  /** Price of a month; null: unknown. */
  readonly totalUF: UF | null
}

/** Higher bands first, and of one band the rule that began last. */
const laMasExacta = (a: ReglaDeComision, b: ReglaDeComision): number =>
  b.ufDesde - a.ufDesde || b.desde.localeCompare(a.desde)

/**
 * Rule of a contract: in force on the day of its signature, of its type of plan or else of all, of the highest band that
 * its price reaches, the last to begin. Null: none, or the price is unknown.
 */
export function reglaDeComision(
  { fecha, tipoPlan, totalUF }: ContratoConComision,
  reglas: readonly ReglaDeComision[],
): ReglaDeComision | null {
  if (totalUF === null) return null
  const rigen = reglas.filter(
    ({ desde, hasta, ufDesde }) => desde <= fecha && (hasta === null || fecha <= hasta) && ufDesde <= totalUF,
  )
  const de = (tipo: TipoDeComision) => rigen.filter((regla) => regla.tipoPlan === tipo).toSorted(laMasExacta)[0]
  return de(tipoPlan) ?? de('T') ?? null
}

/** Estimated commission of a contract by its rule, rounded to the third decimal; null without a rule. */
export function comisionDe({ totalUF }: ContratoConComision, regla: ReglaDeComision | null): UF | null {
  if (regla === null || totalUF === null) return null
  return regla.porcentaje === null ? regla.uf : porcentajeUF(totalUF, regla.porcentaje)
}
