import type { Db } from '../../platform/db/database.ts'
import type { Vault } from '../../platform/vault.ts'
import { insertarArchivo, sha256 } from './repository.ts'

interface Nuevo {
  readonly contenido: Buffer
  readonly mime: string
  /** Health data: kept encrypted. */
  readonly confidencial: boolean
}

/** Keeps a file in the database, with the digest of its clear bytes; returns its id. */
export async function guardarArchivo(
  { tx, vault, ahora }: { tx: Db; vault: Vault; ahora: string },
  { contenido, mime, confidencial }: Nuevo,
): Promise<number> {
  return await insertarArchivo(tx, {
    contenido: confidencial ? vault.sealBytes(contenido) : contenido,
    sha256: sha256(contenido),
    claveId: confidencial ? vault.claveId : null,
    mime,
    tamano: contenido.length,
    ahora,
  })
}
