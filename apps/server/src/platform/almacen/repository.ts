import type { OpenAlmacen } from './almacen.ts'

/** Keeps bytes in the database: they come and go with the rows that name them, and are in its backup. */
export const almacenEnLaBase: OpenAlmacen = (tx) => ({
  put: async (llave, contenido) => {
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
