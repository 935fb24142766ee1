import { supera } from '../base/dinero/cuentas.ts'
import { formatoPesos } from '../base/dinero/formato.ts'
import type { Pesos } from '../base/dinero/tipos.ts'

/**
 * True when an income that a person sets is more than so many times the declared one, or less than that part of it (own
 * rule). Both in pesos a month; false where none was declared.
 */
export const esRentaDudosa = (renta: Pesos, declarada: Pesos, veces: number): boolean =>
  declarada > 0 && (supera(renta, veces * 100, declarada) || supera(declarada, veces * 100, renta))

/** Confirmation question with both incomes, in pesos a month. */
export const preguntaDeRenta = (renta: Pesos, declarada: Pesos): string =>
  `La renta declarada es ${formatoPesos(declarada)} y usted escribió ${formatoPesos(renta)}. ¿Es correcta?`
