import type { CodigoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { revisaMontoUF } from '@alerce/domain/contrato/entidades'
import { contractualMessages } from '../../messages/contrato/contractual.ts'

/** Longest address or company name that is kept (ours). */
export const LARGO_DIRECCION = 150

export interface EntidadConTipo {
  /** 1 dependent, 2 independent, 3 pensioner, 4 voluntary: 2 and 4 take only the amount (spec 2 §9). */
  readonly tipoTrabajador: CodigoTrabajador
}

/** True for an entity that pays for the worker (employer or pension payer): all its data are required. */
export const pideTodo = ({ tipoTrabajador }: EntidadConTipo): boolean => tipoTrabajador === 1 || tipoTrabajador === 3

/** Length limit of a text. */
const largo = (value: string): string | null =>
  value.trim().length > LARGO_DIRECCION ? contractualMessages.textoLargo.text : null

/** Required text of an entity, within the length limit. */
export const escrito = (value: string): string | null =>
  value.trim() ? largo(value) : contractualMessages.incompleta.text

/** Applies the rule only to an entity that pays for the worker. */
export const deQuienPaga =
  <T>(rule: (value: T) => string | null) =>
  (value: T, entidad: EntidadConTipo): string | null =>
    pideTodo(entidad) ? rule(value) : null

/** Address of the applicant: required, within the length limit (spec 2 §5). */
export const reglaDomicilio = (value: string): string | null =>
  value.trim() ? largo(value) : contractualMessages.domicilio.text

const montos = {
  requerido: contractualMessages.monto,
  no_numero: contractualMessages.montoNumero,
  negativo: contractualMessages.montoNegativo,
  formato: contractualMessages.montoFormato,
}

/** Agreed amount in UF: up to 2 whole and 3 decimal digits, comma or point (spec 2 §5). */
export function reglaMontoUF(value: string): string | null {
  const falla = revisaMontoUF(value)
  if (falla === 'no_numero' && !/\d/.test(value)) return contractualMessages.montoSinDigitos.text
  return falla ? montos[falla].text : null
}
