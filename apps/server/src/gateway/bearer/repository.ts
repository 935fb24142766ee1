import type { Db } from '../../platform/db/database.ts'

export async function buscarCliente(db: Db, id: string): Promise<{ secretoHash: string } | null> {
  const row = await db
    .selectFrom('cliente_api')
    .select('secreto_hash')
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst()
  return row ? { secretoHash: row.secreto_hash } : null
}

export async function guardarToken(db: Db, tokenHash: Buffer, clienteId: string, expira: string): Promise<void> {
  await db.insertInto('token_api').values({ token_hash: tokenHash, cliente_id: clienteId, expira }).execute()
}

export async function clienteDelToken(db: Db, tokenHash: Buffer, ahora: string): Promise<string | null> {
  const row = await db
    .selectFrom('token_api')
    .innerJoin('cliente_api', 'cliente_api.id', 'token_api.cliente_id')
    .select('cliente_id')
    .where('token_hash', '=', tokenHash)
    .where('expira', '>', ahora)
    .where('activo', '=', true)
    .executeTakeFirst()
  return row?.cliente_id ?? null
}

/** Registers a client of the API, or gives it a new secret. */
export async function registrarCliente(db: Db, id: string, nombre: string, secretoHash: string): Promise<void> {
  await db
    .insertInto('cliente_api')
    .values({ id, nombre, secreto_hash: secretoHash })
    .onConflict((c) => c.column('id').doUpdateSet({ nombre, secreto_hash: secretoHash, activo: true }))
    .execute()
}
