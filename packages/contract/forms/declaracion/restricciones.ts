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
import { contraloriaMessages as m } from '../../messages/declaracion/contraloria.ts'
import { chosen, type FieldRule, type Rules } from '../rules.ts'

/** A restriction as typed: the person's id in the declaration, whole months, percent of the plan's cover. */
export interface RestriccionForm {
  persona: number | null
  condicion: string
  meses: number | null
  cobertura: number | null
}

const entre = (value: number | null, minimo: number, maximo: number) =>
  value !== null && Number.isInteger(value) && value >= minimo && value <= maximo

function reglaCondicion(value: string, fila: RestriccionForm, todas: readonly RestriccionForm[]): string | null {
  if (!value.trim()) return m.restriccionSinCondicion.text
  if (value.trim().length > LARGO_CONDICION) return m.condicionLarga.text
  if (esSaludMental({ texto: value })) return m.condicionMental.text
  const iguales = todas.filter((otra) => mismaRestriccion(otra, fila))
  return iguales.length > 1 ? m.restriccionRepetida.text : null
}

/** At least one, not too many, each within the bounds of the law and none of the mind. */
export function reglasDeRestricciones(
  todas: readonly RestriccionForm[],
): Rules<RestriccionForm> | FieldRule<RestriccionForm[], unknown> {
  if (todas.length === 0) return () => m.sinRestricciones.text
  if (todas.length > MAXIMO_DE_RESTRICCIONES) return () => m.muchasRestricciones.text
  return {
    persona: chosen(m.restriccionSinPersona.text),
    condicion: (value, fila) => reglaCondicion(value, fila, todas),
    meses: (value) => (entre(value, MESES_MINIMOS, MESES_MAXIMOS) ? null : m.mesesFuera.text),
    cobertura: (value) => (entre(value, COBERTURA_MINIMA, COBERTURA_MAXIMA) ? null : m.coberturaFuera.text),
  }
}
