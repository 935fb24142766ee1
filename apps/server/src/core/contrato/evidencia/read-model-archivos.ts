import type { Db } from '../../../platform/db/database.ts'

/** The sworn declarations that were accepted and whose paper is kept. `en`: ISO instant. */
export async function juradasDeEvidencia(tx: Db, declaracionId: number) {
  const rows = await tx
    .selectFrom('declaracionJurada')
    .select(['archivoId', 'aceptadaEn'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ archivoId, aceptadaEn: en }) => (archivoId && en ? [{ archivoId, en }] : []))
}

/** What is kept of these files, each by its id: SHA-256 of its clear bytes in hex, how many, and their type. */
export async function tamanosDe(tx: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { sha256: string; tamano: number; mime: string }>()
  const rows = await tx
    .selectFrom('archivo')
    .select(['id', 'sha256', 'tamano', 'mime'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...archivo }) => [id, archivo]))
}
