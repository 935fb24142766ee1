import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { FilaDeTurno } from './read-model.ts'

/** Stored turn of a case of an advisor, and its postponement. */
export interface TurnoDeCaso extends Pick<FilaDeTurno, 'clase' | 'turnoDesde'> {
  readonly prospectoId: number
  readonly bloqueado: boolean
  readonly antes: { readonly desde: string; readonly vuelve: string } | null
}

/** Turns of these cases that are the advisor's, their rows locked in one order. */
export async function takeTurnos(tx: Db, asesorId: number, prospectos: readonly number[]): Promise<TurnoDeCaso[]> {
  const rows = await tx
    .selectFrom('prospecto as p')
    .innerJoin('tarjeta as t', 't.prospectoId', 'p.id')
    .leftJoin('asuntoPospuesto as x', (join) => join.onRef('x.prospectoId', '=', 'p.id').on('x.citaId', 'is', null))
    .select(['p.id as prospectoId', 'p.bloqueado', 't.clase', 't.desde as turnoDesde', 'x.desde', 'x.vuelve'])
    .where('p.asesorId', '=', asesorId)
    .where(sql<boolean>`p.id = any(${prospectos}::bigint[])`)
    .orderBy('p.id')
    .forUpdate('p')
    .execute()
  return rows.map(({ desde, vuelve, ...row }) => ({
    ...row,
    antes: desde === null || vuelve === null ? null : { desde, vuelve },
  }))
}

/** Number of postponed matters of an advisor, without the cases themselves of these prospects. */
export async function cuantosPospuestosFueraDe(
  tx: Db,
  asesorId: number,
  prospectos: readonly number[],
): Promise<number> {
  const { total } = await tx
    .selectFrom('asuntoPospuesto')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('asesorId', '=', asesorId)
    .where(sql<boolean>`(cita_id is not null or prospecto_id <> all(${prospectos}::bigint[]))`)
    .executeTakeFirstOrThrow()
  return total
}

/** Number of postponed matters of an advisor, without one. */
export async function cuantosPospuestos(
  tx: Db,
  asesorId: number,
  menos: { readonly prospectoId: number; readonly citaId: number | null },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from asunto_pospuesto
    where asesor_id = ${asesorId}
      and (prospecto_id, coalesce(cita_id, 0)) <> (${menos.prospectoId}::bigint, ${menos.citaId ?? 0}::bigint)`.execute(
    tx,
  )
  return rows[0]?.total ?? 0
}
