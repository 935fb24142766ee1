import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { EvidenciaTable } from '../../../platform/db/tables/contrato.ts'

type EvidenciaSellada = Selectable<EvidenciaTable>

/** Sealed evidence of a sale, or null. */
export async function findEvidencia(tx: Db, declaracionId: number): Promise<EvidenciaSellada | null> {
  const row = await tx.selectFrom('evidencia').selectAll().where('declaracionId', '=', declaracionId).executeTakeFirst()
  return row ?? null
}

/** ISO instant of the contract of a declaration, or null. */
export async function suscritoEn(tx: Db, declaracionId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('declaracion')
    .select('terminadaEn')
    .where('id', '=', declaracionId)
    .executeTakeFirst()
  return row?.terminadaEn ?? null
}

/** File ids of the evidence, in the order of the manifest. */
export async function archivosDeEvidencia(tx: Db, declaracionId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('evidenciaArchivo')
    .select('archivoId')
    .where('declaracionId', '=', declaracionId)
    .orderBy('orden')
    .execute()
  return rows.map(({ archivoId }) => archivoId)
}

/** Declarations with a contract and without sealed evidence. */
export async function porSellar(tx: Db, limite: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('declaracion')
    .leftJoin('evidencia', 'evidencia.declaracionId', 'declaracion.id')
    .select('declaracion.id')
    .where('declaracion.etapa', '=', 'terminado')
    .where('declaracion.terminadaEn', 'is not', null)
    .where('evidencia.declaracionId', 'is', null)
    .orderBy('declaracion.id')
    .limit(limite)
    .execute()
  return rows.map(({ id }) => id)
}

/** Signed evidence whose time stamp may be requested at `ahora` (ISO instant). */
export async function sinSelloDeTiempo(tx: Db, ahora: string, limite: number) {
  return await tx
    .selectFrom('evidencia')
    .select(['declaracionId', 'firma', 'intentos'])
    .where('sello', 'is', null)
    .where('siguiente', '<=', ahora)
    .orderBy('siguiente')
    .limit(limite)
    .execute()
}

/** Public keys that signed evidence, without this one. */
export async function otrasClaves(tx: Db, clave: string): Promise<string[]> {
  const query = tx.selectFrom('evidencia').select('clave').distinct().where('clave', '<>', clave).orderBy('clave')
  return (await query.execute()).map((fila) => fila.clave)
}

/** Accepted sworn declarations with a stored paper. `en`: ISO instant. */
export async function juradasDeEvidencia(tx: Db, declaracionId: number) {
  const rows = await tx
    .selectFrom('declaracionJurada')
    .select(['archivoId', 'aceptadaEn'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ archivoId, aceptadaEn: en }) => (archivoId && en ? [{ archivoId, en }] : []))
}

/** Metadata of these files by id: SHA-256 in hex of the decrypted bytes, size and type. */
export async function tamanosDe(tx: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { sha256: string; tamano: number; mime: string }>()
  const rows = await tx
    .selectFrom('archivo')
    .select(['id', 'sha256', 'tamano', 'mime'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...archivo }) => [id, archivo]))
}
