import {
  COBERTURA_MAXIMA,
  COBERTURA_MINIMA,
  esSaludMental,
  LARGO_CONDICION,
  MAXIMO_DE_RESTRICCIONES,
  MESES_MAXIMOS,
  MESES_MINIMOS,
  mismaRestriccion,
} from '@alerce/domain/declaracion/veredicto/restricciones'
import { contraloriaMessages } from '../../messages/declaracion/contraloria.ts'
import { type NumeroTecleado, reglaNumero } from '../base/numeros.ts'
import { chosen, type FieldRule, type Rules } from '../rules.ts'

/** A restriction as typed: the person's id in the declaration, whole months, percent of the plan's cover. */
export interface RestriccionForm {
  persona: number | null
  condicion: string
  meses: NumeroTecleado
  cobertura: NumeroTecleado
}

/** Rule with one message for a number that is missing, has decimals or is out of bounds. */
const entre = (clase: 'entero' | 'porcentaje', minimo: number, maximo: number, fuera: string) =>
  reglaNumero(clase, (value) => (value !== null && value >= minimo && value <= maximo ? null : fuera), {
    decimales: fuera,
    enorme: fuera,
  })

function reglaCondicion(value: string, fila: RestriccionForm, todas: readonly RestriccionForm[]): string | null {
  if (!value.trim()) return contraloriaMessages.restriccionSinCondicion.text
  if (value.trim().length > LARGO_CONDICION) return contraloriaMessages.condicionLarga.text
  if (esSaludMental({ texto: value })) return contraloriaMessages.condicionMental.text
  const iguales = todas.filter((otra) => mismaRestriccion(otra, fila))
  return iguales.length > 1 ? contraloriaMessages.restriccionRepetida.text : null
}

/**
 * Rules of a list of restrictions: at least one, not too many, each within the bounds of the law, none of mental
 * health.
 */
export function reglasDeRestricciones(
  todas: readonly RestriccionForm[],
): Rules<RestriccionForm> | FieldRule<RestriccionForm[], unknown> {
  if (todas.length === 0) return () => contraloriaMessages.sinRestricciones.text
  if (todas.length > MAXIMO_DE_RESTRICCIONES) return () => contraloriaMessages.muchasRestricciones.text
  return {
    persona: chosen(contraloriaMessages.restriccionSinPersona.text),
    condicion: (value, fila) => reglaCondicion(value, fila, todas),
    meses: entre('entero', MESES_MINIMOS, MESES_MAXIMOS, contraloriaMessages.mesesFuera.text),
    cobertura: entre('porcentaje', COBERTURA_MINIMA, COBERTURA_MAXIMA, contraloriaMessages.coberturaFuera.text),
  }
}
