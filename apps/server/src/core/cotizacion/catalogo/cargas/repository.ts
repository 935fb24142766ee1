import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

/** Rows of one statement: far below the parameters that PostgreSQL takes. */
const LOTE = 1000

interface CargaNueva {
  readonly tabla: NombreDeTabla
  readonly archivo: string
  readonly desde: string
  readonly contenido: Uint8Array
  readonly huella: string
  readonly cuentas: Readonly<Record<'agrega' | 'cambia' | 'termina' | 'igual' | 'rechaza' | 'lejanos', number>>
  readonly por: string
  readonly porId: number | null
  readonly en: string
}

interface FilaDeCarga {
  readonly linea: number | null
  readonly situacion: 'agrega' | 'cambia' | 'termina' | 'rechazada'
  readonly clave: string
  readonly detalle: readonly string[]
  readonly alertas: readonly string[]
}

/** The dry run that waits, if it is of this very file for this day and would do the same: it is the same one. */
export async function mismaCarga(
  tx: Db,
  { tabla, desde, huella, contenido, por }: Pick<CargaNueva, 'tabla' | 'desde' | 'huella' | 'contenido' | 'por'>,
): Promise<number | null> {
  const row = await tx
    .selectFrom('cargaCatalogo')
    .select('id')
    .where('tabla', '=', tabla)
    .where('desde', '=', desde)
    .where('huella', '=', huella)
    .where('contenido', '=', Buffer.from(contenido))
    .where('cargadaPor', '=', por)
    .where('estado', '=', 'revisada')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Which dry runs are there no more, and why. */
async function anotarFin(tx: Db, ids: readonly number[], fin: 'descartada' | 'reemplazada'): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('cargaCatalogoFin')
    .values(ids.map((cargaId) => ({ cargaId, fin })))
    .execute()
}

/** Keeps a dry run in the place of the one of that table that waited. */
export async function insertarCarga(tx: Db, carga: CargaNueva, filas: readonly FilaDeCarga[]): Promise<number> {
  const { cuentas, por, porId, en, contenido, ...resto } = carga
  const reemplazadas = await tx
    .deleteFrom('cargaCatalogo')
    .where('tabla', '=', carga.tabla)
    .where('estado', '=', 'revisada')
    .returning('id')
    .execute()
  await anotarFin(
    tx,
    reemplazadas.map((una) => una.id),
    'reemplazada',
  )
  const { id } = await tx
    .insertInto('cargaCatalogo')
    .values({
      ...resto,
      ...cuentas,
      contenido: Buffer.from(contenido),
      estado: 'revisada',
      cargadaPor: por,
      cargadaPorId: porId,
      cargadaEn: en,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = filas.map(({ detalle, alertas, ...fila }, orden) => ({
    cargaId: id,
    orden: orden + 1,
    ...fila,
    detalle: [...detalle],
    alertas: [...alertas],
  }))
  for (let at = 0; at < rows.length; at += LOTE)
    await tx
      .insertInto('cargaCatalogoFila')
      .values(rows.slice(at, at + LOTE))
      .execute()
  return id
}

/** A load that waits, with its file; of all loads one is applied at a time. */
export async function tomarCarga(tx: Db, id: number) {
  await sql`select pg_advisory_xact_lock(hashtext('carga_catalogo'))`.execute(tx)
  return await tx
    .selectFrom('cargaCatalogo')
    .select(['contenido', 'huella'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** It was applied: the file is not needed any more. */
export async function marcarAplicada(tx: Db, id: number, { por, en }: { por: string; en: string }): Promise<void> {
  await tx
    .updateTable('cargaCatalogo')
    .set({ estado: 'aplicada', contenido: null, aplicadaPor: por, aplicadaEn: en })
    .where('id', '=', id)
    .execute()
}

/** It was undone: what it did stays on record. */
export async function marcarDeshecha(tx: Db, id: number, { por, en }: { por: string; en: string }): Promise<void> {
  await tx
    .updateTable('cargaCatalogo')
    .set({ estado: 'deshecha', deshechaPor: por, deshechaEn: en })
    .where('id', '=', id)
    .execute()
}

/** What it did with each row is not kept of persons. */
export async function olvidarFilas(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('cargaCatalogoFila').where('cargaId', '=', id).execute()
}

/** Discards one that waits; false when there is none. */
export async function descartarCarga(tx: Db, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('cargaCatalogo')
    .where('id', '=', id)
    .where('estado', '=', 'revisada')
    .returning('id')
    .executeTakeFirst()
  if (gone) await anotarFin(tx, [gone.id], 'descartada')
  return gone !== undefined
}
