import { seguridad } from '@alerce/contract/catalogos/acceso/seguridad'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Entries whose author's name holds this, of these days (ISO; '': no limit). */
interface EventosFiltro {
  readonly persona?: string | undefined
  readonly desde: string
  readonly hasta: string
}

interface EventosPage {
  /** Only entries older than this one; null: the newest. */
  readonly cursor: number | null
  readonly limite: number
}

/** A page of the administration's log, newest first. */
export async function eventosGuardados(tx: Db, filtro: EventosFiltro, { cursor, limite }: EventosPage) {
  const { persona, desde, hasta } = filtro
  let query = tx.selectFrom('eventoSeguridad').select(['id', 'en', 'actor', 'evento', 'sobre', 'ip'])
  if (cursor !== null) query = query.where('id', '<', cursor)
  if (persona) query = query.where(sql<boolean>`position(lower(${persona}) in lower(actor)) > 0`)
  if (desde) query = query.where('en', '>=', inicioDelDia(desde))
  if (hasta) query = query.where('en', '<', finDelDia(hasta))
  return await query.orderBy('id', 'desc').limit(limite).execute()
}

/** How the log names the changes of a record: their kinds, and what the words of each begin with. */
export interface CambiosRegistrados {
  readonly eventos: readonly (keyof typeof seguridad)[]
  readonly sobre: string
}

/** The last so many of these, in their order: who, when (ISO), and what the words go on with. */
export async function ultimosCambios(tx: Db, { eventos, sobre: comienzo }: CambiosRegistrados, cuantos: number) {
  const textos = eventos.map((evento) => seguridad[evento].texto)
  const rows = await tx
    .selectFrom('eventoSeguridad')
    .select(['actor as por', 'en', 'sobre'])
    .where('evento', 'in', textos)
    .where((e) => e.fn('starts_with', ['sobre', e.val(comienzo)]), '=', true)
    .orderBy('id', 'desc')
    .limit(cuantos)
    .execute()
  return rows.reverse().map(({ sobre, ...cambio }) => ({ ...cambio, resto: sobre.slice(comienzo.length) }))
}

/**
 * How many there are of what has a maximum, for whoever is about to add one: until they have, nobody else counts. Two at
 * once would both find the last place.
 */
export async function countForSum(tx: Db, tabla: 'equipo' | 'cliente_api'): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cuenta ${tabla}`}, 0))`.execute(tx)
  const { rows } = await sql<{ cuantos: number }>`select count(*)::int as cuantos from ${sql.table(tabla)}`.execute(tx)
  return rows[0]?.cuantos ?? 0
}
