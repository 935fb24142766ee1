import { sumaPesos } from '../base/dinero/cuentas.ts'
import type { Pesos } from '../base/dinero/tipos.ts'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'

/** What of an employer's row an income is: who pays it, as what, and how much a month. */
export interface RentaDeEmpleador {
  readonly tipoTrabajador: TipoTrabajador
  readonly rut: string | null
  readonly remuneracionImponible: Pesos
}

/** The average income, in pesos a month, that a person approved, and the incomes on record that they approved it of. */
export interface RentaAprobada {
  readonly renta: Pesos
  readonly rentas: readonly RentaDeEmpleador[]
}

/** Those of the rows alone, whatever else they hold. */
export const rentasDe = (filas: readonly RentaDeEmpleador[]): RentaDeEmpleador[] =>
  filas.map(({ tipoTrabajador, rut, remuneracionImponible }) => ({ tipoTrabajador, rut, remuneracionImponible }))

/** The same as a form holds it, too. */
interface RentaComparable {
  readonly tipoTrabajador: string
  readonly rut: string | null
  readonly remuneracionImponible: number | string | null
}

const firma = (filas: readonly RentaComparable[]) =>
  filas.map((fila) => JSON.stringify([fila.tipoTrabajador, fila.rut, fila.remuneracionImponible])).toSorted()

/** Whether the same pay the same, in whatever order they are on record. */
export const mismasRentas = (unas: readonly RentaComparable[], otras: readonly RentaComparable[]): boolean =>
  firma(unas).join() === firma(otras).join()

/** What the incomes on record come to, in pesos a month. */
export interface RentaDelProspecto {
  /** Their sum, validated or typed. */
  readonly declarada: Pesos
  /** What a person approved of these incomes, where no certificate shows them; null: nothing. */
  readonly aprobada: Pesos | null
  /** What counts as validated: the sum where certificates show it, else what was approved; null: typed by hand only. */
  readonly validada: Pesos | null
}

/** What counts of the incomes on record: an approval holds while they are those that it was given of (core rules, UPD). */
export function rentaDelProspecto(
  empleadores: readonly (RentaDeEmpleador & { readonly rentaValidada: boolean })[],
  aprobacion: RentaAprobada | null,
): RentaDelProspecto {
  const declarada = sumaPesos(...empleadores.map((e) => e.remuneracionImponible))
  const certificada = empleadores.every((e) => e.rentaValidada || e.tipoTrabajador === 'V')
  const vale = !certificada && aprobacion !== null && mismasRentas(aprobacion.rentas, empleadores)
  const aprobada = vale ? aprobacion.renta : null
  return { declarada, aprobada, validada: certificada ? declarada : aprobada }
}
