import type { MessageDefinition } from '@alerce/contract/messages/message'
import { type CsvRow, readCsv } from '../../../platform/csv/csv.ts'
import { refuse } from '../../refusal.ts'

interface Dichos {
  readonly noEsCsv: MessageDefinition
  /** These two, of the line `{linea}`. */
  readonly lineaLarga: MessageDefinition
  readonly comillaAbierta: MessageDefinition
}

/** The rows of a CSV, at most one more than are taken; refuses what is none in the words of whoever asks. */
export function leerCsv(contenido: Uint8Array, maximo: number, dichos: Dichos): readonly CsvRow[] {
  const leido = readCsv(contenido, maximo)
  if (leido.falla === null) return leido.filas
  const dicho = dichos[leido.falla]
  if (leido.falla === 'noEsCsv') return refuse(dicho)
  return refuse(dicho, { texto: dicho.text.replace('{linea}', String(leido.linea)) })
}
