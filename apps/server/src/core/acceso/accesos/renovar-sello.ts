import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { estaSellada, sellar } from './cadena.ts'
import { avanzarSello, tomarSello } from './repository.ts'

/** The key in use seals the chain, where another of the server's did; a seal that does not hold stays as it is. */
export async function renovarSello(db: Db, vault: Vault): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const anterior = await tomarSello(tx)
    if (anterior.sello === '' || !estaSellada(vault, anterior)) return
    const { sello: _, ...cabeza } = anterior
    await avanzarSello(tx, cabeza, sellar(vault, cabeza))
  })
}
