import { maximoDeEtiquetasOfrecidas } from '@alerce/domain/cartera/etiqueta'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Tags in use in these portfolios: each is one step in the index, however many prospects have it. */
export async function etiquetasDe(tx: Db, asesores: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ etiqueta: string }>`select distinct s.etiqueta
    from unnest(${asesores}::bigint[]) a(id) cross join lateral (
      with recursive una as (
        (select etiqueta from etiqueta_prospecto where asesor_id = a.id order by etiqueta limit 1)
        union all
        select (select e.etiqueta from etiqueta_prospecto e
          where e.asesor_id = a.id and e.etiqueta > una.etiqueta order by e.etiqueta limit 1)
        from una where una.etiqueta is not null)
      select etiqueta from una where etiqueta is not null limit ${sql.lit(maximoDeEtiquetasOfrecidas)}) s
    order by s.etiqueta limit ${sql.lit(maximoDeEtiquetasOfrecidas)}`.execute(tx)
  return rows.map(({ etiqueta }) => etiqueta)
}

/** Tags of these prospects of these advisors, their rows locked in one order. */
export const takeEtiquetas = (tx: Db, asesores: readonly number[], prospectos: readonly number[]) =>
  tx
    .selectFrom('prospecto')
    .select(['id', 'asesorId', 'bloqueado', 'etiquetas'])
    .where(sql<SqlBool>`id = any(${prospectos}::bigint[]) and asesor_id = any(${asesores}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
