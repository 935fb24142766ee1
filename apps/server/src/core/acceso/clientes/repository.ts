import type { Db } from '../../../platform/db/database.ts'

export interface ClienteNuevo {
  readonly id: string
  readonly secretoHash: string
  readonly alcances: readonly string[]
  readonly creado: string
}

/** A new client; false when another has that id. */
export async function insertarCliente(tx: Db, { id, secretoHash, alcances, creado }: ClienteNuevo): Promise<boolean> {
  const inserted = await tx
    .insertInto('cliente_api')
    .values({ id, nombre: id, secreto_hash: secretoHash, alcances: [...alcances], creado })
    .onConflict((c) => c.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Another secret in place of the one in use, which holds until an instant; false when there is no such client. */
export async function cambiarSecreto(
  tx: Db,
  id: string,
  { secretoHash, rotado, anteriorHasta }: { secretoHash: string; rotado: string; anteriorHasta: string },
): Promise<boolean> {
  const updated = await tx
    .updateTable('cliente_api')
    .set((e) => ({
      secreto_anterior_hash: e.ref('secreto_hash'),
      secreto_anterior_hasta: anteriorHasta,
      secreto_hash: secretoHash,
      rotado,
    }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Other scopes, on or off; false when there is no such client. */
export async function actualizarCliente(
  tx: Db,
  id: string,
  { activo, alcances }: { activo: boolean; alcances: readonly string[] },
): Promise<boolean> {
  const updated = await tx
    .updateTable('cliente_api')
    .set({ activo, alcances: [...alcances] })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Nothing that a client holds opens anything any more: neither its tokens nor the secret before its last one. */
export async function cortarCliente(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('token_api').where('cliente_id', '=', id).execute()
  await tx
    .updateTable('cliente_api')
    .set({ secreto_anterior_hash: null, secreto_anterior_hasta: null })
    .where('id', '=', id)
    .execute()
}
