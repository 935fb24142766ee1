import type { HechosDePareja } from '@alerce/domain/cartera/pareja'
import type { HechosDeLaVenta } from '@alerce/domain/cartera/pasos'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** What the steps of a sale are decided by, one value: of `conGrupo`, quoting may have begun without beneficiaries. */
const hechosSql = (id: RawBuilder<number>) => sql<HechosDeLaVenta | null>`(select json_build_object(
    'activo', v.activo, 'etapa', v.etapa, 'conAntecedentes', v.tipo_venta is not null and v.fecha_nacimiento is not null,
    'conGrupo', v.etapa <> 'prospecto'
      or exists (select from beneficiario b where b.prospecto_id = v.id and not b.retirado)
      or exists (select from rango_pactado r where r.prospecto_id = v.id and r.lugar = 'venta')
      or exists (select from cotizacion c where c.prospecto_id = v.id and c.lugar = 'venta' and not c.reemplazada),
    'etapaDS', (select d.etapa from declaracion d where d.prospecto_id = v.id and d.viva),
    'resultadoDS', (select d.resultado from declaracion d where d.prospecto_id = v.id and d.viva),
    'conFirmados', not exists (select from irregularidad i where i.prospecto_id = v.id and i.cerrada_en is null) and exists (select from declaracion d join documento_contrato x on x.declaracion_id = d.id and not x.reemplazado
      left join papel_firmado f on f.documento_id = x.id
      where d.prospecto_id = v.id and d.viva and d.etapa = 'resumenCotizacion' having count(*) = count(f.id) and count(*) > 0)
  ) from prospecto v where v.id = ${id})`

export async function hechosDeLaVenta(tx: Db, id: number): Promise<HechosDeLaVenta> {
  const row = await tx.selectNoFrom(hechosSql(sql.val(id)).as('hechos')).executeTakeFirstOrThrow()
  if (!row.hechos) throw new Error(`No hay prospecto ${id}`)
  return row.hechos
}

/** The same of several, by their ids. */
export async function hechosDeVarias(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, HechosDeLaVenta>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; hechos: HechosDeLaVenta }>`select u.id, ${hechosSql(sql`u.id`)} as hechos
    from unnest(${ids}::bigint[]) u(id)`.execute(tx)
  return new Map(rows.map(({ id, hechos }) => [id, hechos]))
}

/** Both of a pair, seen from one of them; null for all others. Two look-ups by id, and only for one of a pair. */
export const parejaSql = (id: RawBuilder<number>) => sql<HechosDePareja | null>`(
  select json_build_object(
    'lado', case when y.otorga then 'otorga' else 'recibe' end,
    'otorga', ${hechosSql(sql`case when y.otorga then y.id else y.pareja_id end`)},
    'recibe', ${hechosSql(sql`case when y.otorga then y.pareja_id else y.id end`)})
  from prospecto y where y.id = ${id} and y.pareja_id is not null)`

export async function parejaDe(tx: Db, id: number): Promise<HechosDePareja | null> {
  return (await tx.selectNoFrom(parejaSql(sql.val(id)).as('pareja')).executeTakeFirstOrThrow()).pareja
}
