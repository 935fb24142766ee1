import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Aviso } from './aviso.ts'

/** The channel of PostgreSQL on which every server hears of every change. */
export const CHANNEL = 'alerce'

type Sin<A> = A extends { readonly asesorId: number } ? Omit<A, 'asesorId'> : never
/** A notice to whoever sees a portfolio, but for whose it is. */
export type SinAsesor = Sin<Aviso>

/** Tells the open screens, of this server and of every other, once `tx` commits; nobody if it does not. */
export async function publishAll(tx: Db, avisos: readonly Aviso[]): Promise<void> {
  if (avisos.length === 0) return
  const dichos = avisos.map((aviso) => JSON.stringify(aviso))
  // as jsonb, so that the same notice is the same text: PostgreSQL tells it once a transaction
  await sql`select pg_notify(${CHANNEL}, dicho::jsonb::text) from unnest(${dichos}::text[]) dicho`.execute(tx)
}

export const publish = (tx: Db, aviso: Aviso): Promise<void> => publishAll(tx, [aviso])

/** The same of one prospect, without its advisor: the statement looks up whose portfolio it is in now. */
export async function publishDe(tx: Db, prospectoId: number, avisos: readonly SinAsesor[]): Promise<void> {
  if (avisos.length === 0) return
  const dichos = avisos.map((aviso) => JSON.stringify(aviso))
  await sql`select pg_notify(${CHANNEL}, (dicho::jsonb || jsonb_build_object('asesorId', p.asesor_id))::text)
    from prospecto p, unnest(${dichos}::text[]) dicho where p.id = ${prospectoId}`.execute(tx)
}
