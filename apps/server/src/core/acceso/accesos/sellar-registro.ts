import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { sellar } from './cadena.ts'
import { avanzarSello, tomarSello } from './repository.ts'

/** Seals a log that is older than its seal, once; answers whether it did, so that it can be told. */
export async function sellarRegistro(db: Db, vault: Vault): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const { sello, ...cabeza } = await tomarSello(tx)
    const due = sello === '' && cabeza.entradas > 0
    if (due) await avanzarSello(tx, cabeza, sellar(vault, cabeza))
    return due
  })
}
