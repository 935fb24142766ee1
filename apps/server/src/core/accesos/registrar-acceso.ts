import type { Db } from '../../platform/db/database.ts'
import type { Vault } from '../../platform/vault.ts'
import { type Acceso, huellaDe, textoDelSello } from './cadena.ts'
import { avanzarSello, insertarAcceso, tomarSello } from './repository.ts'

/** Writes an entry chained to the one before, and seals how far the chain goes: one writer at a time. */
export async function registrarAcceso(tx: Db, vault: Vault, acceso: Acceso): Promise<void> {
  const { huella: anterior, entradas } = await tomarSello(tx)
  const huella = huellaDe(anterior, acceso)
  const ultima = await insertarAcceso(tx, acceso, anterior, huella)
  const cabeza = { ultima, entradas: entradas + 1, huella }
  await avanzarSello(tx, cabeza, vault.sign('accesos', textoDelSello(cabeza)))
}
