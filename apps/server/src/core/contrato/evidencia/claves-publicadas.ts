import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { huellaDeClave } from './huella-de-clave.ts'
import { otrasClaves } from './read-model.ts'
import { FIRMA_DE_EVIDENCIA } from './seal-evidencia.ts'

/** A key that signs evidence, for others to check: SPKI in base64, and its SHA-256 in hex. */
interface ClavePublicada {
  readonly clave: string
  readonly huella: string
  /** The one that signs now; the others signed before a change of the key. */
  readonly vigente: boolean
}

/** The key that signs evidence now, then those of packs that were sealed before. */
export async function clavesPublicadas({
  db,
  vault,
}: {
  readonly db: Db
  readonly vault: Vault
}): Promise<readonly ClavePublicada[]> {
  const { clave: actual } = vault.firmante(FIRMA_DE_EVIDENCIA)
  const anteriores = await otrasClaves(db, actual)
  return [actual, ...anteriores].map((clave) => ({ clave, huella: huellaDeClave(clave), vigente: clave === actual }))
}
