import { sumaPesos } from '../base/dinero/cuentas.ts'
import type { Pesos } from '../base/dinero/tipos.ts'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'

/** Income in a row of employers: payer, worker type and monthly amount. */
export interface RentaDeEmpleador {
  readonly tipoTrabajador: TipoTrabajador
  readonly rut: string | null
  readonly remuneracionImponible: Pesos
}

/** Average income in pesos a month that a person approved, with the incomes on record at that time. */
export interface RentaAprobada {
  readonly renta: Pesos
  readonly rentas: readonly RentaDeEmpleador[]
}

/** Incomes of the rows, without their other fields. */
export const rentasDe = (filas: readonly RentaDeEmpleador[]): RentaDeEmpleador[] =>
  filas.map(({ tipoTrabajador, rut, remuneracionImponible }) => ({ tipoTrabajador, rut, remuneracionImponible }))

/** Income on record or in a form. */
interface RentaComparable {
  readonly tipoTrabajador: string
  readonly rut: string | null
  readonly remuneracionImponible: number | string | null
}

const firma = (filas: readonly RentaComparable[]) =>
  filas.map((fila) => JSON.stringify([fila.tipoTrabajador, fila.rut, fila.remuneracionImponible])).toSorted()

/** Whether both lists hold the same incomes, in any order. */
export const mismasRentas = (unas: readonly RentaComparable[], otras: readonly RentaComparable[]): boolean =>
  firma(unas).join() === firma(otras).join()

/** Income of a prospect from the incomes on record, in pesos a month. */
export interface RentaDelProspecto {
  /** Sum of the incomes, validated or typed. */
  readonly declarada: Pesos
  /** Approved income, when no certificate proves these incomes; null: none. */
  readonly aprobada: Pesos | null
  /** Validated income: the sum when certificates prove it, else the approved income; null: typed by hand only. */
  readonly validada: Pesos | null
}

/** Income of a prospect. An approval is valid while the incomes are those that were approved (core rules, UPD). */
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
