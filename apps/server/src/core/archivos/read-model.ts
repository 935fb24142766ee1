import type { Db } from '../../platform/db/database.ts'
import type { Vault } from '../../platform/vault.ts'

export interface Archivo {
  readonly contenido: Buffer
  readonly mime: string
  readonly sha256: string
}

/** A kept file in clear. */
export async function leerArchivo(tx: Db, vault: Vault, id: number): Promise<Archivo> {
  const row = await tx
    .selectFrom('archivo')
    .select(['contenido', 'clave_id', 'mime', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const contenido = row.clave_id === null ? row.contenido : vault.openBytes(row.contenido)
  return { contenido, mime: row.mime, sha256: row.sha256 }
}
