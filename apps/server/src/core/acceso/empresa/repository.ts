import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { CuentaEmpresaTable } from '../../../platform/db/tables/acceso.ts'

/** Links an account of the company to a user; returns its id, also when another tab has just linked it. */
export async function insertCuenta(tx: Db, cuenta: Insertable<CuentaEmpresaTable>): Promise<number> {
  const { id } = await tx
    .insertInto('cuentaEmpresa')
    .values(cuenta)
    .onConflict((on) => on.columns(['emisor', 'sujeto']).doUpdateSet((e) => ({ emisor: e.ref('excluded.emisor') })))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes the links of a user: the next login finds the user anew. */
export async function deleteCuentas(tx: Db, usuarioId: number): Promise<void> {
  await tx.deleteFrom('cuentaEmpresa').where('usuarioId', '=', usuarioId).execute()
}
