import { preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'

export interface Pregunta {
  readonly numero: number
  readonly pregunta: string
  readonly ejemplo: string
  readonly editable: boolean
}

export async function preguntas(tx: Db): Promise<Pregunta[]> {
  return await tx.selectFrom('preguntaDS').selectAll().orderBy('numero').execute()
}

/** The numbers answered so far; nothing is decrypted. */
export async function preguntasRespondidas(tx: Db, declaracionId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('respuestaDS')
    .select('pregunta')
    .where('declaracionId', '=', declaracionId)
    .execute()
  return rows.map((row) => row.pregunta)
}

/** A diagnosis behind a «sí»; `codigo` is empty for free text, `fecha` an ISO date. */
export interface Diagnostico {
  readonly personaId: number
  readonly codigo: string
  readonly diagnostico: string
  readonly fecha: string
  readonly intervencionQuirurgica: boolean
}

/** What is encrypted of an answer. */
export interface Respuesta {
  readonly respuesta: boolean
  readonly diagnosticos: readonly Diagnostico[]
}

/** The answers of a declaration by question number, opened. Only for operations marked `health`. */
export async function respuestasDe(tx: Db, vault: Vault, declaracionId: number): Promise<Map<number, Respuesta>> {
  const rows = await tx
    .selectFrom('respuestaDS')
    .select(['pregunta', 'contenido'])
    .where('declaracionId', '=', declaracionId)
    .where('pregunta', 'in', [...preguntasDS])
    .execute()
  return new Map(rows.map((row) => [row.pregunta, vault.open<Respuesta>(row.contenido)]))
}

const MAXIMO = 20

/** Diagnoses with every word of `texto` in code or name, those that begin with it first. */
export async function buscarDiagnosticos(tx: Db, texto: string): Promise<{ codigo: string; diagnostico: string }[]> {
  const words = texto.split(/\s+/).filter((word) => word !== '')
  let query = tx.selectFrom('diagnostico').select(['codigo', 'diagnostico'])
  for (const word of words) {
    query = query.where(
      sql<boolean>`position(texto_busqueda(${word}) in texto_busqueda(codigo || ' ' || diagnostico)) > 0`,
    )
  }
  const begins = sql`position(texto_busqueda(${texto}) in texto_busqueda(diagnostico)) = 1`
  return await query.orderBy(begins, 'desc').orderBy('diagnostico').limit(MAXIMO).execute()
}
