import { metasListadas } from '@alerce/domain/cartera/equipo/meta'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'

/** Goal that counts for a month, with the month for which it was set. */
interface MetaQueRige {
  readonly metaId: number
  readonly contratos: number | null
  readonly uf: number | null
  /** ISO first day. */
  readonly mes: string
}

/** Goals of these advisors for a month, by advisor: its own, else that of the last month with one. */
export async function metasQueRigen(
  tx: Db,
  asesores: readonly number[],
  mes: string,
): Promise<ReadonlyMap<number, MetaQueRige>> {
  const { rows } = await sql<MetaQueRige & { asesorId: number }>`select a.id as "asesorId", m.*
    from unnest(${asesores}::bigint[]) a(id) cross join lateral (
      select id as "metaId", contratos, uf, mes from meta where asesor_id = a.id and mes <= ${mes}::date order by mes desc, id desc limit 1
    ) m`.execute(tx)
  return new Map(rows.map(({ asesorId, ...meta }) => [asesorId, meta]))
}

/** Version of these goals: grows with each one that is set. */
export const versionDeMetas = (ids: Iterable<number>): number => 1 + Math.max(0, ...ids)

/** Last goals that were set for these advisors, newest first. */
export const historiaDeMetas = (tx: Db, asesores: readonly number[]) =>
  tx
    .selectFrom('meta')
    .innerJoin('usuario', 'usuario.id', 'meta.asesorId')
    .select(['meta.id as metaId', 'meta.mes', 'meta.contratos', 'meta.uf', 'meta.por', 'meta.en'])
    .select(nombreCortoDe('usuario').as('nombre'))
    .where('meta.asesorId', 'in', asesores)
    .orderBy('meta.id', 'desc')
    .limit(metasListadas)
    .execute()
