import type { Db } from '../../../platform/db/database.ts'

interface AccesosPage {
  /** Only entries older than this one. */
  readonly cursor: number | undefined
  readonly limite: number
  /** Only those that looked at the declaration with this folio. */
  readonly folio: number | undefined
}

/** A page of the log of health data, newest first. */
export async function accesosSalud(tx: Db, { cursor, limite, folio }: AccesosPage) {
  let query = tx
    .selectFrom('bitacoraAcceso as acceso')
    .leftJoin('declaracion', 'declaracion.id', 'acceso.declaracionId')
    .select(['acceso.id', 'acceso.en', 'acceso.actor', 'acceso.operacion', 'declaracion.folio', 'acceso.ip'])
  if (cursor !== undefined) query = query.where('acceso.id', '<', cursor)
  if (folio !== undefined) query = query.where('declaracion.folio', '=', folio)
  return await query.orderBy('acceso.id', 'desc').limit(limite).execute()
}

/** An entry of the chain as it stands in the database, whether it holds or not. */
export interface EntradaDeCadena {
  readonly id: number
  readonly en: string
  readonly actor: string
  readonly operacion: string
  readonly declaracionId: number | null
  readonly ip: string
  readonly anterior: string
  readonly huella: string
}

/** The next entries of the chain by id: after one, or from the first. */
export async function entradasTras(tx: Db, id: number | null, cuantas: number): Promise<EntradaDeCadena[]> {
  const query = tx
    .selectFrom('bitacoraAcceso')
    .select(['id', 'en', 'actor', 'operacion', 'declaracionId', 'ip'])
    .select(['huellaAnterior as anterior', 'huella'])
    .orderBy('id')
    .limit(cuantas)
  return await (id === null ? query : query.where('id', '>', id)).execute()
}

/** The id of the entry that carries a digest, or null. */
export async function entradaConHuella(tx: Db, huella: string): Promise<number | null> {
  const row = await tx
    .selectFrom('bitacoraAcceso')
    .select('id')
    .where('huella', '=', huella)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** How far the chain went when it was last sealed, or null when the seal itself is gone. */
export async function selloGuardado(tx: Db) {
  const row = await tx
    .selectFrom('bitacoraAccesoSello')
    .select(['ultima', 'entradas', 'huella', 'sello'])
    .executeTakeFirst()
  return row ?? null
}
