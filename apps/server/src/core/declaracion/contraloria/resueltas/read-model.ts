import type { LlaveDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { prospectosCon } from '../../../postulacion/busqueda/read-model-busqueda.ts'
import { conFolio } from '../../../postulacion/busqueda/read-model-papeles.ts'
import { nombreEnPie } from '../../../postulacion/edicion/read-model.ts'

interface ResueltasPedidas {
  /** Instants: from, included, to before which. */
  readonly desde: string
  readonly antesDe: string
  /** Search keys of a typed text; null: no search. */
  readonly llaves: readonly LlaveDeBusqueda[] | null
  /** Id of the last evaluation read: the page continues after it. */
  readonly cursor: number | null
  readonly limite: number
}

/** Applicant or folio of a row, by any of the keys. */
const coincide = (llaves: readonly LlaveDeBusqueda[]) =>
  sql<boolean>`(${sql.join(
    llaves.map((llave) =>
      llave.campo === 'folio' ? conFolio(llave.comienzo) : sql`declaracion.prospecto_id in ${prospectosCon(llave)}`,
    ),
    sql` or `,
  )})`

/** Evaluations answered by persons between two instants, newest first. Nothing is decrypted. */
export async function resueltasEntre(tx: Db, { desde, antesDe, llaves, cursor, limite }: ResueltasPedidas) {
  if (llaves?.length === 0) return []
  return await tx
    .selectFrom('evaluacion')
    .innerJoin('declaracion', 'declaracion.id', 'evaluacion.declaracionId')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .select(['evaluacion.id', 'evaluacion.clase', 'evaluacion.resultado', 'evaluacion.por', 'evaluacion.en'])
    .select(['evaluacion.usuarioId', 'evaluacion.confirmadaPor'])
    .select(['declaracion.id as identificador', 'declaracion.folio'])
    .select(nombreEnPie('prospecto').as('nombre'))
    .where('evaluacion.en', '>=', desde)
    .where('evaluacion.en', '<', antesDe)
    // The motor's own have no user, and the index holds only the others
    .where('evaluacion.usuarioId', 'is not', null)
    .where('evaluacion.reenvio', '=', false)
    .$if(llaves !== null, (query) => query.where(coincide(llaves ?? [])))
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(evaluacion.en, evaluacion.id) < (select u.en, u.id from evaluacion u where u.id = ${cursor})`,
      ),
    )
    .orderBy('evaluacion.en', 'desc')
    .orderBy('evaluacion.id', 'desc')
    .limit(limite)
    .execute()
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
