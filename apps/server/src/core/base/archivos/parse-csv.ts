import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { CodificacionDeUnByte } from '@alerce/domain/base/texto/codificacion'
import { type CsvLeido, readCsv } from '../../../platform/csv/csv.ts'
import { refuse } from '../../refusal.ts'

/** All but the first, of the line `{linea}`. */
type Dichos = Readonly<Record<NonNullable<CsvLeido['falla']>, MessageDefinition>>

/**
 * The rows of a CSV, at most one more than are taken, and how it was read; refuses what is none in the words of whoever
 * asks. `elegida`: the encoding that a person chose where bytes do not tell.
 */
export function parseCsv(
  contenido: Uint8Array,
  maximo: number,
  dichos: Dichos,
  elegida: CodificacionDeUnByte | null = null,
): Extract<CsvLeido, { falla: null }> {
  const leido = readCsv(contenido, maximo, elegida)
  if (leido.falla === null) return leido
  const dicho = dichos[leido.falla]
  if (leido.falla === 'noEsCsv') return refuse(dicho)
  return refuse(dicho, { texto: dicho.text.replace('{linea}', String(leido.linea)) })
}
