import { atrasoDeLaUf } from '@alerce/domain/base/dinero/uf-del-dia'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'

/** Jobs of one queue. Active and failed ones are counted by pg-boss each minute; failed ones are kept a day. */
export interface JobFacts {
  readonly queue: string
  /** Due now. */
  readonly ready: number
  /** Due later: retries, and actions that can be undone. */
  readonly deferred: number
  readonly active: number
  readonly failed: number
  /** Seconds since the oldest one is due; 0: none is. */
  readonly oldestSeconds: number
}

/** Waiting jobs by the index of pg-boss (job_i11), whose predicate stands here word by word. */
export async function jobFacts(db: Db): Promise<JobFacts[]> {
  const { rows } = await sql<JobFacts>`
    select q.name as queue, coalesce(w.ready, 0) as ready, coalesce(w.deferred, 0) as deferred,
      q.active_count as active, q.failed_count as failed, coalesce(w.seconds, 0) as "oldestSeconds"
    from pgboss.queue q left join (
      select name, count(*) filter (where start_after <= now())::int as ready,
        count(*) filter (where start_after > now())::int as deferred,
        greatest(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
      from pgboss.job where state < 'active' and not blocked group by name
    ) w on w.name = q.name
    where q.name not like '\\_\\_%' order by q.name`.execute(db)
  return rows
}

export interface OutboxFacts {
  readonly pending: number
  readonly failed: number
  /** Seconds since the oldest pending letter was queued; 0: none is. */
  readonly oldestSeconds: number
}

/** Letters of the outbox, by its partial indexes. */
export async function outboxFacts(db: Db, clock: Clock): Promise<OutboxFacts> {
  const { rows } = await sql<OutboxFacts>`
    select p.pending, p.seconds as "oldestSeconds", (select count(*)::int from correo where estado = 'fallido') as failed
    from (
      select count(*)::int as pending,
        coalesce(greatest(extract(epoch from ${clock.ahora()}::timestamptz - min(en_cola)), 0), 0)::float8 as seconds
      from correo where estado = 'pendiente'
    ) p`.execute(db)
  return rows[0] ?? { pending: 0, failed: 0, oldestSeconds: 0 }
}

/** Objects of the bucket, and files that wait to go there. */
export interface ObjectFacts {
  /** Files still in the database, MOST of them or more; 0 also where they are to stay there. */
  readonly toMove: number
  readonly toDelete: number
}

/** Most files that are counted: at the first move all of them wait. */
const MOST = 10_000

export async function objectFacts(db: Db, takesToBucket: boolean): Promise<ObjectFacts> {
  const { rows } = await sql<ObjectFacts>`select
      (select count(*)::int from (
        select 1 from almacen where contenido is not null and ${takesToBucket} limit ${MOST}) a) as "toMove",
      (select count(*)::int from objeto_suelto where borrar_desde <= now()) as "toDelete"`.execute(db)
  return rows[0] ?? { toMove: 0, toDelete: 0 }
}

/** Days since the newest UF that is not of a later day: 0 with that of today; null: there is none. */
export async function ufDays(db: Db, clock: Clock): Promise<number | null> {
  const hoy = clock.hoy()
  const { rows } = await sql<{ fecha: FechaISO | null }>`
    select max(fecha) as fecha from uf where fecha <= ${hoy}::date`.execute(db)
  const fecha = rows[0]?.fecha ?? null
  return fecha === null ? null : atrasoDeLaUf(fecha, hoy)
}
