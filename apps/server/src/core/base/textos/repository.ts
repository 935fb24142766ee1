import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface TextoNuevo {
  readonly clase: ClaseTexto
  readonly version: number
  readonly titulo: string
  readonly cuerpo: string
  /** ISO date. */
  readonly vigenteDesde: string
  readonly huella: string
  readonly ejemplo: boolean
  readonly por: string
  readonly en: string
}

/** Of a class one version is published at a time: their numbers follow one another. */
export async function lockClase(tx: Db, clase: ClaseTexto): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`texto ${clase}`}, 0))`.execute(tx)
}

export async function insertTexto(tx: Db, texto: TextoNuevo): Promise<number> {
  const { id } = await tx.insertInto('texto').values(texto).returning('id').executeTakeFirstOrThrow()
  return id
}
