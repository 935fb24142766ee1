import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Aviso } from './aviso.ts'

/** Channel of PostgreSQL for the notices of all servers. */
export const CHANNEL = 'alerce'

type Sin<A> = A extends { readonly asesorId: number } ? Omit<A, 'asesorId'> : never
/** A notice about a portfolio, without its advisor. */
export type SinAsesor = Sin<Aviso>

/** Publishes notices to the open screens of every server when `tx` commits; a rollback discards them. */
export async function publishAll(tx: Db, avisos: readonly Aviso[]): Promise<void> {
  if (avisos.length === 0) return
  const dichos = avisos.map((aviso) => JSON.stringify(aviso))
  // As jsonb, so that equal notices have equal text: PostgreSQL sends duplicates once per transaction
  await sql`select pg_notify(${CHANNEL}, dicho::jsonb::text) from unnest(${dichos}::text[]) dicho`.execute(tx)
}

export const publish = (tx: Db, aviso: Aviso): Promise<void> => publishAll(tx, [aviso])

/** Publishes notices about a prospect; the statement looks up its present advisor. */
export async function publishDe(tx: Db, prospectoId: number, avisos: readonly SinAsesor[]): Promise<void> {
  if (avisos.length === 0) return
  const dichos = avisos.map((aviso) => JSON.stringify(aviso))
  await sql`select pg_notify(${CHANNEL}, (dicho::jsonb || jsonb_build_object('asesorId', p.asesor_id))::text)
    from prospecto p, unnest(${dichos}::text[]) dicho where p.id = ${prospectoId}`.execute(tx)
}
