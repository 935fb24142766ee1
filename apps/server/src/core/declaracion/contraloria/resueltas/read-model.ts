import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { MOTOR_LOCAL } from '../../../actor.ts'
import { nombreEnPie } from '../../../postulacion/edicion/read-model.ts'

interface ResueltasPage {
  /** Id of the last evaluation read: the page continues before it. */
  readonly cursor: number | null
  readonly limite: number
}

/** Evaluations answered by persons since an instant, newest first. Nothing is decrypted. */
export async function resueltasDesde(tx: Db, desde: string, { cursor, limite }: ResueltasPage) {
  let query = tx
    .selectFrom('evaluacion')
    .innerJoin('declaracion', 'declaracion.id', 'evaluacion.declaracionId')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .select(['evaluacion.id', 'evaluacion.clase', 'evaluacion.resultado', 'evaluacion.por', 'evaluacion.en'])
    .select(['evaluacion.usuarioId', 'declaracion.id as identificador', 'declaracion.folio'])
    .select(nombreEnPie('prospecto').as('nombre'))
    .where('evaluacion.en', '>=', desde)
    .where('evaluacion.por', '<>', MOTOR_LOCAL)
    .where('evaluacion.reenvio', '=', false)
  if (cursor !== null) query = query.where('evaluacion.id', '<', cursor)
  return await query.orderBy('evaluacion.id', 'desc').limit(limite).execute()
}

interface TiemposDeAuditor {
  readonly usuarioId: number
  readonly nombre: string
  readonly respuestas: number
  /** Medians, in minutes. */
  readonly espera: number
  readonly trabajo: number | null
  /** Percent. */
  readonly enMeta: number
}

/** Waiting times by auditor since an instant: from the previous step, and from the taking of the case. */
export async function tiemposDesde(tx: Db, desde: string, metaHoras: number): Promise<TiemposDeAuditor[]> {
  const { rows } = await sql<TiemposDeAuditor>`
    with paso as (
      select usuario_id, en,
        extract(epoch from en - lag(en) over (partition by declaracion_id order by id)) / 60 as espera,
        extract(epoch from en - tomada_en) / 60 as trabajo
      from evaluacion
      where declaracion_id in (
        select declaracion_id from evaluacion where en >= ${desde} and usuario_id is not null
      )
    )
    select u.id as usuario_id, u.nombres || ' ' || u.apellido_paterno as nombre, count(*)::int as respuestas,
      coalesce(round(percentile_cont(0.5) within group (order by espera))::int, 0) as espera,
      round(percentile_cont(0.5) within group (order by trabajo))::int as trabajo,
      round(100.0 * count(*) filter (where espera <= ${metaHoras}::int * 60) / count(*))::int as en_meta
    from paso join usuario u on u.id = paso.usuario_id
    where paso.en >= ${desde}
    group by u.id
    order by nombre, u.id
    limit 200`.execute(tx)
  return rows
}
