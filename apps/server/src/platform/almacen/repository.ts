import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Vault } from '../vault.ts'
import type { Almacen } from './almacen.ts'
import type { Bucket } from './bucket.ts'
import { cofreDelSobre, opened, openedFromBase, type Sobre, sealedForBase } from './sobre.ts'

/** Row of stored bytes: in the database, or in an object of the bucket. */
export async function readStored(
  tx: Db,
  vault: Vault,
  llave: string,
): Promise<{ base: Buffer } | { sobre: Sobre } | null> {
  const row = await tx
    .selectFrom('almacen')
    .select(['contenido', 'objeto', 'claveObjeto'])
    .where('llave', '=', llave)
    .executeTakeFirst()
  if (!row) return null
  const { contenido, objeto, claveObjeto } = row
  if (contenido !== null) return { base: contenido }
  if (objeto === null || claveObjeto === null) throw new Error('almacen: una fila sin lugar')
  return { sobre: { objeto, clave: opened(() => vault.en('almacen.clave_objeto', llave).open<string>(claveObjeto)) } }
}

/** Bytes of an object; null: it is gone. */
export async function readObjeto(bucket: Bucket | null, sobre: Sobre): Promise<Buffer | null> {
  if (bucket === null) throw new Error('un archivo está en S3 y no hay S3_URL')
  const sellado = await bucket.get(sobre.objeto)
  return sellado && opened(() => cofreDelSobre(sobre).openBytes(sellado))
}

interface Needs {
  readonly bucket: Bucket | null
  readonly tellUnreadable: Almacen['tellUnreadable']
}

export const createAlmacen = ({ bucket, tellUnreadable }: Needs): Almacen => ({
  put: async ({ tx, vault }, llave, contenido) => {
    await tx
      .insertInto('almacen')
      .values({ llave, contenido: sealedForBase(vault, llave, contenido) })
      .onConflict((c) => c.doNothing())
      .execute()
  },
  read: async ({ tx, vault }, llave) => {
    const stored = await readStored(tx, vault, llave)
    if (stored === null) return null
    return 'base' in stored ? openedFromBase(vault, llave, stored.base) : await readObjeto(bucket, stored.sobre)
  },
  remove: async ({ tx }, llave) => {
    const row = await tx.deleteFrom('almacen').where('llave', '=', llave).returning('objeto').executeTakeFirst()
    if (!row?.objeto) return
    const suelto = { objeto: row.objeto, borrarDesde: sql<string>`now()` }
    await tx.insertInto('objetoSuelto').values(suelto).execute()
  },
  tellUnreadable,
})

/** Store of an installation without bucket: commands that only write, the demo and tests. */
export const almacenEnLaBase = createAlmacen({ bucket: null, tellUnreadable: () => undefined })
