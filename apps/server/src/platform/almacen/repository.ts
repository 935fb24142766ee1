import type { OpenAlmacen } from './almacen.ts'

/** Store in the database: bytes share the transaction of their rows, and are in the same backup. */
export const almacenEnLaBase: OpenAlmacen = (tx) => ({
  put: async (llave, bytes) => {
    const contenido = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    await tx
      .insertInto('almacen')
      .values({ llave, contenido })
      .onConflict((c) => c.doNothing())
      .execute()
  },
  read: async (llave) => {
    const row = await tx.selectFrom('almacen').select('contenido').where('llave', '=', llave).executeTakeFirst()
    return row?.contenido ?? null
  },
  remove: async (llave) => {
    await tx.deleteFrom('almacen').where('llave', '=', llave).execute()
  },
})
