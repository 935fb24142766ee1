import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Account of the company linked to a user. */
interface CuentaUnida {
  readonly id: number
  readonly usuarioId: number
}

/** Account by its subject at an issuer, or null. */
export async function cuentaPorSujeto(db: Db, emisor: string, sujeto: string): Promise<CuentaUnida | null> {
  const row = await db
    .selectFrom('cuentaEmpresa')
    .select(['id', 'usuarioId'])
    .where('emisor', '=', emisor)
    .where('sujeto', '=', sujeto)
    .executeTakeFirst()
  return row ?? null
}

/** True if a user has an account at an issuer. */
export async function tieneCuenta(db: Db, emisor: string, usuarioId: number): Promise<boolean> {
  const row = await db
    .selectFrom('cuentaEmpresa')
    .select('id')
    .where('emisor', '=', emisor)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  return row !== undefined
}

/** Users with exactly this e-mail but for its case, at most two: more than one names nobody. */
export async function usuariosPorCorreo(db: Db, correo: string): Promise<number[]> {
  const rows = await db
    .selectFrom('usuario')
    .select('id')
    // By the index of mailboxes; another spelling of the mailbox may be of another person
    .where(sql<SqlBool>`buzon = buzon_de(${correo}) and lower(correo) = lower(${correo})`)
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}
