import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { type Escrito, escritoDe } from '@alerce/domain/base/textos/escrito'
import type { Valores } from '@alerce/domain/base/textos/lugares'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

const columnas = ['id', 'clase', 'version', 'titulo', 'vigenteDesde', 'huella', 'ejemplo', 'por', 'en'] as const

const versiones = (tx: Db) => tx.selectFrom('texto').select(columnas)

/** Version of a text without its content. */
export type VersionDeTexto = Awaited<ReturnType<ReturnType<typeof versiones>['execute']>>[number]

/** Version of a text with its content. */
export type Texto = VersionDeTexto & { readonly cuerpo: string }

export async function findTexto(tx: Db, id: number): Promise<Texto | null> {
  return (await versiones(tx).select('cuerpo').where('id', '=', id).executeTakeFirst()) ?? null
}

/**
 * Version of a class in force on a day (ISO): the last to begin, and of one day the last published. Null: none has
 * begun.
 */
export async function textoVigente(tx: Db, clase: ClaseTexto, dia: string): Promise<Texto | null> {
  const row = await versiones(tx)
    .select('cuerpo')
    .where('clase', '=', clase)
    .where('vigenteDesde', '<=', dia)
    .orderBy('vigenteDesde', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Database and ISO date of the text version. */
export interface DiaDeTexto {
  readonly tx: Db
  readonly hoy: string
}

/** Version in force on a day, with its placeholders filled. */
export async function escritoVigente(
  { tx, hoy }: DiaDeTexto,
  clase: ClaseTexto,
  valores: Valores = {},
): Promise<Escrito> {
  const texto = await textoVigente(tx, clase, hoy)
  if (!texto) throw new Error(`no hay texto ${clase}`)
  return escritoDe(texto, valores)
}

interface VersionesPage {
  readonly cursor: number | null
  readonly limite: number
}

/** Versions, newest first. `cursor`: only those before this one. */
export async function versionesDe(tx: Db, clase: ClaseTexto, { cursor, limite }: VersionesPage) {
  let query = versiones(tx).where('clase', '=', clase)
  if (cursor) query = query.where('id', '<', cursor)
  return await query.orderBy('id', 'desc').limit(limite).execute()
}

/** Number of the last version of each class that has one. */
export async function ultimasVersiones(tx: Db): Promise<ReadonlyMap<string, number>> {
  const filas = await tx
    .selectFrom('texto')
    .select(['clase', sql<number>`max(version)::int`.as('ultima')])
    .groupBy('clase')
    .execute()
  return new Map(filas.map(({ clase, ultima }) => [clase, ultima]))
}

/** True for a future version, unless a later one begins before it or on the same day. */
export async function estaProgramada(tx: Db, version: VersionDeTexto, hoy: string): Promise<boolean> {
  if (version.vigenteDesde <= hoy) return false
  const otra = await tx
    .selectFrom('texto')
    .select('id')
    .where('clase', '=', version.clase)
    .where('version', '>', version.version)
    .where('vigenteDesde', '=', version.vigenteDesde)
    .limit(1)
    .executeTakeFirst()
  return otra === undefined
}
