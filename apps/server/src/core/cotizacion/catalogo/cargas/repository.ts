import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

/** Rows of one statement: far below the parameter limit of PostgreSQL. */
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

/** Id of the waiting dry run, when it has the same file, day, effect and author; it is then reused. */
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

/** Records the end of dry runs, with its reason. */
async function noteFin(tx: Db, ids: readonly number[], fin: 'descartada' | 'reemplazada'): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('cargaCatalogoFin')
    .values(ids.map((cargaId) => ({ cargaId, fin })))
    .execute()
}

/** Ends the waiting dry run of a table, since another one comes in its place. */
export async function replaceEnEspera(tx: Db, tabla: NombreDeTabla): Promise<void> {
  const reemplazadas = await tx
    .deleteFrom('cargaCatalogo')
    .where('tabla', '=', tabla)
    .where('estado', '=', 'revisada')
    .returning('id')
    .execute()
  await noteFin(
    tx,
    reemplazadas.map((una) => una.id),
    'reemplazada',
  )
}

/** Stores a dry run; its table has no other one that waits. */
export async function insertCarga(tx: Db, carga: CargaNueva, filas: readonly FilaDeCarga[]): Promise<number> {
  const { cuentas, por, porId, en, contenido, ...resto } = carga
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

/** Waits for the load that is being applied: only one is at a time. */
export async function lockCargas(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('carga_catalogo'))`.execute(tx)
}

/** Waiting load with its file, locked. */
export async function takeCarga(tx: Db, id: number) {
  await lockCargas(tx)
  return await tx
    .selectFrom('cargaCatalogo')
    .select(['contenido', 'huella'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a load as applied, and drops its file, which is no longer needed. */
export async function markAplicada(tx: Db, id: number, { por, en }: { por: string; en: string }): Promise<void> {
  await tx
    .updateTable('cargaCatalogo')
    .set({ estado: 'aplicada', contenido: null, aplicadaPor: por, aplicadaEn: en })
    .where('id', '=', id)
    .execute()
}

/** Marks a load as undone; its record stays. */
export async function markDeshecha(tx: Db, id: number, { por, en }: { por: string; en: string }): Promise<void> {
  await tx
    .updateTable('cargaCatalogo')
    .set({ estado: 'deshecha', deshechaPor: por, deshechaEn: en })
    .where('id', '=', id)
    .execute()
}

/** Deletes the per-row record of a load of persons, which must not be kept. */
export async function forgetRows(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('cargaCatalogoFila').where('cargaId', '=', id).execute()
}

/** Discards a waiting load; false when there is none. */
export async function discardCarga(tx: Db, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('cargaCatalogo')
    .where('id', '=', id)
    .where('estado', '=', 'revisada')
    .returning('id')
    .executeTakeFirst()
  if (gone) await noteFin(tx, [gone.id], 'descartada')
  return gone !== undefined
}
