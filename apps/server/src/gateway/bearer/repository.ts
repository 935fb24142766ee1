import type { Db } from '../../platform/db/database.ts'

/** What an active client proves itself with, and what it may do. */
export interface Credenciales {
  readonly secretoHash: string
  /** Of the secret before the last rotation, while it still holds. */
  readonly secretoAnteriorHash: string | null
  readonly alcances: readonly string[]
}

export async function buscarCliente(db: Db, id: string, ahora: string): Promise<Credenciales | null> {
  const row = await db
    .selectFrom('cliente_api')
    .select(['secreto_hash', 'secreto_anterior_hash', 'secreto_anterior_hasta', 'alcances'])
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { secreto_hash: secretoHash, secreto_anterior_hash: anterior, secreto_anterior_hasta: hasta, alcances } = row
  return { secretoHash, secretoAnteriorHash: hasta !== null && hasta > ahora ? anterior : null, alcances }
}

export interface TokenNuevo {
  readonly tokenHash: Buffer
  readonly clienteId: string
  readonly alcances: readonly string[]
  readonly expira: string
}

export async function guardarToken(db: Db, { tokenHash, clienteId, alcances, expira }: TokenNuevo): Promise<void> {
  await db
    .insertInto('token_api')
    .values({ token_hash: tokenHash, cliente_id: clienteId, alcances: [...alcances], expira })
    .execute()
}

export async function olvidarTokensVencidos(db: Db, ahora: string): Promise<void> {
  await db.deleteFrom('token_api').where('expira', '<=', ahora).execute()
}

/** Who holds a token, and what it may do now: never more than the client itself may today. */
export async function clienteDelToken(
  db: Db,
  tokenHash: Buffer,
  ahora: string,
): Promise<{ clienteId: string; alcances: string[] } | null> {
  const row = await db
    .selectFrom('token_api')
    .innerJoin('cliente_api', 'cliente_api.id', 'token_api.cliente_id')
    .select(['cliente_id', 'token_api.alcances', 'cliente_api.alcances as delCliente'])
    .where('token_hash', '=', tokenHash)
    .where('expira', '>', ahora)
    .where('activo', '=', true)
    .executeTakeFirst()
  if (!row) return null
  return { clienteId: row.cliente_id, alcances: row.alcances.filter((alcance) => row.delCliente.includes(alcance)) }
}

/**
 * Registers the client that the environment names, or gives it the secret of the environment. What an administrator
 * did since stays: a client that is off stays off, and a rotated secret is not taken back.
 */
export async function registrarCliente(db: Db, id: string, nombre: string, secretoHash: string): Promise<void> {
  await db
    .insertInto('cliente_api')
    .values({ id, nombre, secreto_hash: secretoHash })
    .onConflict((c) =>
      c.column('id').doUpdateSet({ secreto_hash: secretoHash }).where('cliente_api.rotado', 'is', null),
    )
    .execute()
}
