import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { estaSellada, seal } from './cadena.ts'
import { advanceSello, takeSello } from './repository.ts'

/** The key in use seals the chain, where another of the server's did; a seal that does not hold stays as it is. */
export async function renewSello(db: Db, vault: Vault): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const anterior = await takeSello(tx)
    if (anterior.sello === '' || !estaSellada(vault, anterior)) return
    const { sello: _, ...cabeza } = anterior
    await advanceSello(tx, cabeza, seal(vault, cabeza))
  })
}
