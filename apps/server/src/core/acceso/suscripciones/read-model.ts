import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Webhooks by client and address, with the state of their last message. Instants ISO. */
export const suscripciones = (tx: Db) =>
  tx
    .selectFrom('suscripcion as s')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('entrega')
          .select(['estado', 'creada as en'])
          .whereRef('suscripcionId', '=', 's.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('ultima'),
      (join) => join.onTrue(),
    )
    .select(['s.id', 's.clienteId', 's.url', 's.sucesos', 's.activa', 's.motivo', 's.fallaDesde', 's.anteriorHasta'])
    .select(['s.version', 'ultima.estado', 'ultima.en'])
    .orderBy('s.clienteId')
    .orderBy('s.url')
    .orderBy('s.id')
    .execute()

/** A webhook that is about to change, locked; undefined: there is none. */
export const suscripcionParaCambiar = (tx: Db, id: number) =>
  tx
    .selectFrom('suscripcion')
    .select(['id', 'clienteId', 'url', 'sucesos', 'activa', 'secreto', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Whether that client exists and is on. */
export async function hayClienteActivo(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('clienteApi')
    .select('id')
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Messages of a webhook, newest first, only those before `cursor`. Instants ISO. */
export async function entregasDe(
  tx: Db,
  suscripcionId: number,
  { cursor, limite }: { readonly cursor: number | undefined; readonly limite: number },
) {
  let query = tx
    .selectFrom('entrega')
    .select(['id', 'identidad', 'suceso', 'creada', 'estado', 'intentos', 'proxima', 'intentada', 'codigo', 'error'])
    .where('suscripcionId', '=', suscripcionId)
  if (cursor !== undefined) query = query.where('id', '<', cursor)
  return await query.orderBy('id', 'desc').limit(limite).execute()
}

/** Whether the webhook of a message is on; undefined: there is no such message. */
export async function activaLaDeEntrega(tx: Db, entregaId: number): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('entrega as e')
    .innerJoin('suscripcion as s', 's.id', 'e.suscripcionId')
    .select('s.activa')
    .where('e.id', '=', entregaId)
    .executeTakeFirst()
  return row?.activa
}

/** How many webhooks there are, for one that is about to be added: nobody else adds one meanwhile. */
export async function countSuscripciones(tx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cuenta suscripcion', 0))`.execute(tx)
  const { rows } = await sql<{ cuantas: number }>`select count(*)::int as cuantas from suscripcion`.execute(tx)
  return rows[0]?.cuantas ?? 0
}
