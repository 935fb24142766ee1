import { publish } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { type Acceso, huellaDeAcceso } from './cadena.ts'
import { constaEnLaSesion } from './read-model-consta.ts'
import { avanzarSello, insertarAcceso, tomarSello } from './repository.ts'
import { estaSellada, SELLO_ROTO, sellar } from './sello.ts'

/**
 * Writes an entry chained to the one before, and seals how far the chain goes: one writer at a time. `sesionId`, where
 * that session is not to tell the same again, stands outside the chain: it names nobody whom the entry does not.
 */
export async function registrarAcceso(
  tx: Db,
  vault: Vault,
  acceso: Acceso,
  sesionId: number | null = null,
): Promise<void> {
  const anterior = await tomarSello(tx)
  const huella = huellaDeAcceso(anterior.huella, acceso)
  const ultima = await insertarAcceso(tx, { ...acceso, sesionId }, anterior.huella, huella)
  const cabeza = { ultima, entradas: anterior.entradas + 1, huella }
  await avanzarSello(tx, cabeza, estaSellada(vault, anterior) ? sellar(vault, cabeza) : SELLO_ROTO)
  await publish(tx, { tema: 'accesos' })
}

/**
 * The same, of what a screen asks by itself minute after minute: one look of whoever sits before it, each session; with
 * `plazoMs`, each time that so many milliseconds have gone by since the last one.
 */
export async function registrarMirada(
  tx: Db,
  vault: Vault,
  sesionId: number,
  acceso: Acceso,
  plazoMs: number | null,
): Promise<void> {
  const desde = plazoMs === null ? null : new Date(Date.parse(acceso.en) - plazoMs).toISOString()
  if (!(await constaEnLaSesion(tx, sesionId, acceso, desde))) await registrarAcceso(tx, vault, acceso, sesionId)
}
