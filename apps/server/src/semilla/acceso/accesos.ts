import { sellarRegistro } from '../../core/acceso/accesos/sellar-registro.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Vault } from '../../platform/vault.ts'
import { anotarSellado } from '../repository.ts'

/** A log of an earlier version gets its first seal; the administrator's log says so, for it must happen only once. */
export async function sellarAccesos(db: Db, vault: Vault, clock: Clock): Promise<void> {
  if (await sellarRegistro(db, vault)) await anotarSellado(db, clock.ahora())
}
