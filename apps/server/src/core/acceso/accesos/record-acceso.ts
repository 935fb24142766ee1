import { publish } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { type Acceso, estaSellada, huellaDeAcceso, SELLO_ROTO, seal, type Vista } from './cadena.ts'
import { constaEnLaSesion } from './read-model.ts'
import { advanceSello, insertAcceso, takeSello } from './repository.ts'

/**
 * Writes an entry chained to the one before, and seals how far the chain goes: one writer at a time. `vista`, where
 * that session is not to tell the same again, stands outside the chain: it names nobody whom the entry does not.
 */
export async function recordAcceso(tx: Db, vault: Vault, acceso: Acceso, vista: Vista | null = null): Promise<void> {
  const anterior = await takeSello(tx)
  const huella = huellaDeAcceso(anterior.huella, acceso)
  const ultima = await insertAcceso(tx, { acceso, vista }, anterior.huella, huella)
  const cabeza = { ultima, entradas: anterior.entradas + 1, huella }
  await advanceSello(tx, cabeza, estaSellada(vault, anterior) ? seal(vault, cabeza) : SELLO_ROTO)
  await publish(tx, { tema: 'accesos' })
}

/** The same, of what a screen asks again by itself: one look of each session at each step, however often it is asked. */
export async function recordMirada(tx: Db, vault: Vault, acceso: Acceso, vista: Vista): Promise<void> {
  if (!(await constaEnLaSesion(tx, acceso, vista))) await recordAcceso(tx, vault, acceso, vista)
}
