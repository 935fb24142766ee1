import { type LlaveDeBusqueda, llavesDePapeles } from '@alerce/domain/postulacion/busqueda'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { prospectosCon } from './read-model-busqueda.ts'

/** Most prospects that are looked up one by one in a list; with more, the list is compared in its own order. */
const POCOS = 2_000

/** Digits of a DS folio. */
const DIGITOS = 10

/** Declarations whose folio begins with these digits, as a range of the index. */
export function conFolio(comienzo: string): RawBuilder<SqlBool> {
  const unidad = 10 ** Math.max(0, DIGITOS - comienzo.length)
  const primero = Number(comienzo) * unidad
  return sql`declaracion.folio >= ${primero} and declaracion.folio < ${primero + unidad}`
}

/** Ids of the prospects of a key; a folio also finds those of past declarations. */
const idsDe = (llave: LlaveDeBusqueda): RawBuilder<unknown> =>
  llave.campo === 'folio'
    ? sql`(select prospecto_id as id from declaracion where ${conFolio(llave.comienzo)})`
    : prospectosCon(llave)

const todosLosIds = (llaves: readonly LlaveDeBusqueda[]): RawBuilder<unknown> =>
  sql.join(
    llaves.map((llave) => sql`select id from ${idsDe(llave)} de_llave`),
    sql` union all `,
  )

/** Prospects that a typed text finds: their ids, or its keys when they are too many. */
export type BusquedaDePapeles = { readonly ids: readonly number[] } | { readonly muchos: readonly LlaveDeBusqueda[] }

/** Finds prospects by RUT, passport, name or DS folio; a text too short finds none. null: no text. */
export async function findEnPapeles(tx: Db, texto: string | undefined): Promise<BusquedaDePapeles | null> {
  if (texto === undefined) return null
  const llaves = llavesDePapeles(texto)
  if (llaves.length === 0) return { ids: [] }
  const { rows } = await sql<{ id: number }>`
    select id from (${todosLosIds(llaves)}) hallados limit ${sql.lit(POCOS + 1)}`.execute(tx)
  return rows.length > POCOS ? { muchos: llaves } : { ids: [...new Set(rows.map(({ id }) => id))] }
}

/** Condition: the prospect of a row is among them. `offset 0`: one look-up by row, never a second list of all. */
export const esDeHallados = (hallados: BusquedaDePapeles, prospecto: string): RawBuilder<SqlBool> =>
  'ids' in hallados
    ? sql`${sql.ref(prospecto)} = any(${hallados.ids}::bigint[])`
    : sql`(${sql.join(
        hallados.muchos.map(
          (llave) => sql`exists (select 1 from ${idsDe(llave)} h where h.id = ${sql.ref(prospecto)} offset 0)`,
        ),
        sql` or `,
      )})`
