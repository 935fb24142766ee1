import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { seal } from './cadena.ts'
import { advanceSello, takeSello } from './repository.ts'

/** Seals a log that is older than its seal, once; answers whether it did, so that it can be told. */
export async function sealRegistro(db: Db, vault: Vault): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const { sello, ...cabeza } = await takeSello(tx)
    const due = sello === '' && cabeza.entradas > 0
    if (due) await advanceSello(tx, cabeza, seal(vault, cabeza))
    return due
  })
}
