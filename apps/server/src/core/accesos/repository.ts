import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export interface Acceso {
  readonly en: string
  readonly actor: string
  readonly operacion: string
  readonly declaracionId: number | null
  readonly ip: string
}

const CADENA = 7_219_719

/** The digest that chains an entry to the one before it. */
function huellaDe(anterior: string, a: Acceso): string {
  const text = JSON.stringify([anterior, a.en, a.actor, a.operacion, a.declaracionId, a.ip])
  return createHash('sha256').update(text).digest('hex')
}

/** Writes that someone looked at (or wrote) health data. One writer at a time, or the chain would fork. */
export async function registrarAcceso(tx: Db, acceso: Acceso): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CADENA})`.execute(tx)
  const last = await tx.selectFrom('bitacora_acceso').select('huella').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const anterior = last?.huella ?? ''
  await tx
    .insertInto('bitacora_acceso')
    .values({
      en: acceso.en,
      actor: acceso.actor,
      operacion: acceso.operacion,
      declaracion_id: acceso.declaracionId,
      ip: acceso.ip,
      huella_anterior: anterior,
      huella: huellaDe(anterior, acceso),
    })
    .execute()
}
