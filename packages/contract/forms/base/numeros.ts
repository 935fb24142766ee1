import { type ClaseDeNumero, clasesDeNumero, type FallaDeNumero, leeNumero } from '@alerce/domain/base/dinero/escrito'
import { numeroMessages } from '../../messages/base/campos.ts'

/** Highest income of a month, in pesos (ours: far above any, within an integer column). */
export const RENTA_MAXIMA = 999_999_999

/** Number in its field: the typed text while it is no number of its kind; null or '' when empty. */
export type NumeroTecleado = number | string | null

/** The number of a field; null while it is empty or cannot be read. */
export const numeroDe = (value: NumeroTecleado, clase: ClaseDeNumero): number | null =>
  typeof value === 'number' ? value : leeNumero(value ?? '', clase).valor

/** Longest part of the typed text that a refusal repeats. */
const LARGO_CITADO = 24

function dicho(texto: string, clase: ClaseDeNumero, falla: FallaDeNumero): string {
  const { decimales, ejemplo } = clasesDeNumero[clase]
  const citado = texto.trim().length > LARGO_CITADO ? `${texto.trim().slice(0, LARGO_CITADO)}…` : texto.trim()
  if (falla === 'enorme') return numeroMessages.enorme.text
  if (falla === 'decimales')
    return decimales === 0 ? numeroMessages.conDecimales.text : numeroMessages.muchosDecimales(decimales, ejemplo)
  return falla === 'ambiguo' ? numeroMessages.ambiguo(citado, ejemplo) : numeroMessages.ilegible(citado, ejemplo)
}

/** Fault of a value as a number of its kind. A value that is already a number can only fail by decimals or size. */
function fallaDe(value: NumeroTecleado, clase: ClaseDeNumero): FallaDeNumero | null {
  if (typeof value !== 'number') return leeNumero(value ?? '', clase).falla
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return 'enorme'
  return (String(value).split('.')[1] ?? '').length > clasesDeNumero[clase].decimales ? 'decimales' : null
}

/** Fault of a typed number, before its own rule; null: none, or empty. */
export function reglaEscrito(value: NumeroTecleado, clase: ClaseDeNumero): string | null {
  const falla = fallaDe(value, clase)
  return falla === null || falla === 'vacio' ? null : dicho(String(value), clase, falla)
}

/**
 * Rule of a number. A text that cannot be read is refused, quoting it; the rest follows its own rule (null: empty).
 * `dichos`: words of the specification for a kind of failure.
 */
export const reglaNumero =
  <V = unknown>(
    clase: ClaseDeNumero,
    regla: (valor: number | null, values: V) => string | null,
    dichos: Partial<Record<FallaDeNumero, string>> = {},
  ) =>
  (value: NumeroTecleado, values: V): string | null => {
    const falla = fallaDe(value, clase)
    if (falla === null || falla === 'vacio') return regla(numeroDe(value, clase), values)
    return dichos[falla] ?? dicho(String(value), clase, falla)
  }
