import { operacionesDelActo } from '@alerce/contract/catalogos/acceso/accesos'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Acceso, Vista } from './cadena.ts'

interface AccesosPage {
  /** Only entries older than this one; null: the newest. */
  readonly cursor: number | null
  readonly limite: number
}

/** Which entries: of the declaration with this folio, whose actor's name holds this, of this call, of these days (ISO). */
interface AccesosFiltro {
  readonly folio?: number | undefined
  readonly persona?: string | undefined
  readonly operacion?: string | undefined
  readonly desde: string
  readonly hasta: string
}

/** A page of the log of health data, newest first. */
export async function accesosSalud(tx: Db, filtro: AccesosFiltro, { cursor, limite }: AccesosPage) {
  const { folio, persona, operacion, desde, hasta } = filtro
  let query = tx
    .selectFrom('bitacoraAcceso as acceso')
    .leftJoin('declaracion', 'declaracion.id', 'acceso.declaracionId')
    .select(['acceso.id', 'acceso.en', 'acceso.actor', 'acceso.operacion', 'declaracion.folio', 'acceso.ip'])
    .select('acceso.rechazado')
  if (cursor !== null) query = query.where('acceso.id', '<', cursor)
  if (folio !== undefined) query = query.where('declaracion.folio', '=', folio)
  if (persona) query = query.where(sql<boolean>`position(lower(${persona}) in lower(acceso.actor)) > 0`)
  if (operacion) query = query.where('acceso.operacion', 'in', operacionesDelActo(operacion))
  if (desde) query = query.where('acceso.en', '>=', inicioDelDia(desde))
  if (hasta) query = query.where('acceso.en', '<', finDelDia(hasta))
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
  readonly rechazado: boolean
  readonly anterior: string
  readonly huella: string
}

/** The next entries of the chain by id: after one, or from the first. */
export async function entradasTras(tx: Db, id: number | null, cuantas: number): Promise<EntradaDeCadena[]> {
  const query = tx
    .selectFrom('bitacoraAcceso')
    .select(['id', 'en', 'actor', 'operacion', 'declaracionId', 'ip', 'rechazado'])
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

/** True when a session has this look in the log already, at this step of the evaluation. */
export async function constaEnLaSesion(
  tx: Db,
  { operacion, declaracionId, rechazado = false }: Pick<Acceso, 'operacion' | 'declaracionId' | 'rechazado'>,
  { sesionId, paso }: Vista,
): Promise<boolean> {
  const found = await tx
    .selectFrom('bitacoraAcceso')
    .select('id')
    .where('sesionId', '=', sesionId)
    .where('operacion', '=', operacion)
    .where('declaracionId', 'is not distinct from', declaracionId)
    .where('paso', 'is not distinct from', paso)
    .where('rechazado', '=', rechazado)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
