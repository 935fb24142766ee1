import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../platform/db/database.ts'

/** Secrets and scopes of an active client. */
export interface ClienteActivo {
  readonly secretoHash: string
  /** Hash of the secret before the last rotation, while it is still valid. */
  readonly secretoAnteriorHash: string | null
  readonly alcances: readonly string[]
}

export async function findCliente(db: Db, id: string, ahora: string): Promise<ClienteActivo | null> {
  const row = await db
    .selectFrom('clienteApi')
    .select(['secretoHash', 'secretoAnteriorHash', 'secretoAnteriorHasta', 'alcances'])
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { secretoHash, secretoAnteriorHash: anterior, secretoAnteriorHasta: hasta, alcances } = row
  return { secretoHash, secretoAnteriorHash: hasta !== null && hasta > ahora ? anterior : null, alcances }
}

interface TokenNuevo {
  readonly tokenHash: Buffer
  readonly clienteId: string
  readonly alcances: readonly string[]
  readonly expira: string
}

export async function saveToken(db: Db, { tokenHash, clienteId, alcances, expira }: TokenNuevo): Promise<void> {
  await db
    .insertInto('tokenApi')
    .values({ tokenHash, clienteId, alcances: [...alcances], expira })
    .execute()
}

export async function forgetTokensVencidos(db: Db, ahora: string): Promise<void> {
  await deleteInBatches(db, 'tokenApi', sql`expira <= ${ahora}`)
}

/** Client of a token and its present scopes: never more than the client itself has today. */
export async function clienteDelToken(
  db: Db,
  tokenHash: Buffer,
  ahora: string,
): Promise<{ clienteId: string; alcances: string[] } | null> {
  const row = await db
    .selectFrom('tokenApi')
    .innerJoin('clienteApi', 'clienteApi.id', 'tokenApi.clienteId')
    .select(['clienteId', 'tokenApi.alcances', 'clienteApi.alcances as delCliente'])
    .where('tokenHash', '=', tokenHash)
    .where('expira', '>', ahora)
    .where('activo', '=', true)
    .executeTakeFirst()
  if (!row) return null
  return { clienteId: row.clienteId, alcances: row.alcances.filter((alcance) => row.delCliente.includes(alcance)) }
}

/**
 * Registers the client named by the environment, or sets its secret to that of the environment. Changes by an
 * administrator stay: a disabled client stays disabled, and a rotated secret is kept.
 */
export async function recordCliente(db: Db, id: string, nombre: string, secretoHash: string): Promise<void> {
  await db
    .insertInto('clienteApi')
    .values({ id, nombre, secretoHash })
    .onConflict((c) => c.column('id').doUpdateSet({ secretoHash }).where('clienteApi.rotado', 'is', null))
    .execute()
}
