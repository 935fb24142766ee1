import type { MessageDefinition } from '@alerce/contract/messages/message'
import { type CsvRow, readCsv } from '../../../platform/csv.ts'
import { refuse } from '../../refusal.ts'

interface Dichos {
  readonly noEsCsv: MessageDefinition
  /** Of the line `{linea}`. */
  readonly lineaLarga: MessageDefinition
}

/** The rows of a CSV, at most one more than are taken; refuses what is none in the words of whoever asks. */
export function leerCsv(contenido: Uint8Array, maximo: number, { noEsCsv, lineaLarga }: Dichos): readonly CsvRow[] {
  const leido = readCsv(contenido, maximo)
  if (leido.falla === null) return leido.filas
  if (leido.falla === 'noEsCsv') return refuse(noEsCsv)
  return refuse(lineaLarga, { texto: lineaLarga.text.replace('{linea}', String(leido.linea)) })
}
