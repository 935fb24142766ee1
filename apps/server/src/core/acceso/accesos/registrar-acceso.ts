import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { type Acceso, huellaDe } from './cadena.ts'
import { avanzarSello, insertarAcceso, tomarSello } from './repository.ts'
import { estaSellada, SELLO_ROTO, sellar } from './sello.ts'

/** Writes an entry chained to the one before, and seals how far the chain goes: one writer at a time. */
export async function registrarAcceso(tx: Db, vault: Vault, acceso: Acceso): Promise<void> {
  const anterior = await tomarSello(tx)
  const huella = huellaDe(anterior.huella, acceso)
  const ultima = await insertarAcceso(tx, acceso, anterior.huella, huella)
  const cabeza = { ultima, entradas: anterior.entradas + 1, huella }
  await avanzarSello(tx, cabeza, estaSellada(vault, anterior) ? sellar(vault, cabeza) : SELLO_ROTO)
}
