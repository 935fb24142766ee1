import type { Db } from '../../../platform/db/database.ts'

interface ClienteNuevo {
  readonly id: string
  readonly secretoHash: string
  readonly alcances: readonly string[]
  readonly creado: string
}

/** A new client; false when another has that id. */
export async function insertCliente(tx: Db, { id, secretoHash, alcances, creado }: ClienteNuevo): Promise<boolean> {
  const inserted = await tx
    .insertInto('clienteApi')
    .values({ id, nombre: id, secretoHash, alcances: [...alcances], creado })
    .onConflict((c) => c.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Another secret in place of the one in use, which holds until an instant, under the next version. */
export async function changeSecreto(
  tx: Db,
  id: string,
  { secretoHash, rotado, anteriorHasta }: { secretoHash: string; rotado: string; anteriorHasta: string },
): Promise<void> {
  await tx
    .updateTable('clienteApi')
    .set((e) => ({
      secretoAnteriorHash: e.ref('secretoHash'),
      secretoAnteriorHasta: anteriorHasta,
      secretoHash,
      rotado,
      version: e('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Other scopes, on or off. */
export async function updateCliente(
  tx: Db,
  id: string,
  { activo, alcances }: { activo: boolean; alcances: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('clienteApi')
    .set((e) => ({ activo, alcances: [...alcances], version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Nothing that a client holds opens anything any more: neither its tokens nor the secret before its last one. */
export async function cutCliente(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('tokenApi').where('clienteId', '=', id).execute()
  await tx
    .updateTable('clienteApi')
    .set({ secretoAnteriorHash: null, secretoAnteriorHasta: null })
    .where('id', '=', id)
    .execute()
}
