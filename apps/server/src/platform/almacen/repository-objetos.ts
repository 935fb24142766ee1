import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Vault } from '../vault.ts'
import { type Sobre, sealedForBase } from './sobre.ts'

/** Keys of stored bytes after a key, in its order: those in the database, or those in the bucket. */
export async function readLlaves(db: Db, donde: 'base' | 's3', after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('almacen')
    .select('llave')
    .where(donde === 'base' ? 'contenido' : 'objeto', 'is not', null)
    .where('llave', '>', after)
    .orderBy('llave')
    .limit(limit)
    .execute()
  return rows.map(({ llave }) => llave)
}

/** Announces an object before it is written: if no row names it within a day, it is deleted. */
export async function announceObjeto(db: Db, objeto: string): Promise<void> {
  const suelto = { objeto, borrarDesde: sql<string>`now() + interval '1 day'` }
  await db.insertInto('objetoSuelto').values(suelto).execute()
}

/** Names the object of these bytes in place of them; false: somebody else moved or deleted them. */
export async function nameObjeto(db: Db, vault: Vault, llave: string, { objeto, clave }: Sobre): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('almacen')
      .set({ contenido: null, objeto, claveObjeto: vault.en('almacen.clave_objeto', llave).seal(clave) })
      .where('llave', '=', llave)
      .where('contenido', 'is not', null)
      .executeTakeFirstOrThrow()
    const isNamed = numUpdatedRows > 0n
    if (isNamed) await tx.deleteFrom('objetoSuelto').where('objeto', '=', objeto).execute()
    else await dueNow(tx, objeto)
    return isNamed
  })
}

const dueNow = (tx: Db, objeto: string) =>
  tx.updateTable('objetoSuelto').set({ borrarDesde: sql<string>`now()` }).where('objeto', '=', objeto).execute()

/** Stores the bytes of an object in the database again; the object is deleted afterwards. */
export async function storeInBase(
  db: Db,
  vault: Vault,
  { llave, objeto, contenido }: { readonly llave: string; readonly objeto: string; readonly contenido: Buffer },
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('almacen')
      .set({ contenido: sealedForBase(vault, llave, contenido), objeto: null, claveObjeto: null })
      .where('llave', '=', llave)
      .where('objeto', '=', objeto)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await tx.insertInto('objetoSuelto').values({ objeto, borrarDesde: sql<string>`now()` }).execute()
    return true
  })
}

/** Objects to be deleted now. */
export async function readDue(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('objetoSuelto')
    .select('objeto')
    .where('borrarDesde', '<=', sql<string>`now()`)
    .orderBy('borrarDesde')
    .limit(limit)
    .execute()
  return rows.map(({ objeto }) => objeto)
}

export async function forgetObjeto(db: Db, objeto: string): Promise<void> {
  await db.deleteFrom('objetoSuelto').where('objeto', '=', objeto).execute()
}

/** Names of all objects of this installation. */
export async function readObjetos(db: Db): Promise<string[]> {
  const { rows } = await sql<{ objeto: string }>`
    select objeto from almacen where objeto is not null union select objeto from objeto_suelto`.execute(db)
  return rows.map(({ objeto }) => objeto)
}
