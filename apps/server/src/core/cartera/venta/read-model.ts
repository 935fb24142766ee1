import type { HechosDePareja } from '@alerce/domain/cartera/pareja'
import type { HechosDeLaVenta } from '@alerce/domain/cartera/pasos'
import type { HechosDeLaFirma } from '@alerce/domain/cartera/turno/turno-de-firma'
import { EDICION_ABIERTA } from '@alerce/domain/postulacion/edicion'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { cuentaDeFirmadosSql } from '../../contrato/firmados/read-model.ts'
import { otraConContratoSql } from '../../declaracion/reuso/read-model.ts'

/**
 * Number of signed papers of the declaration `d`, when they can be handed in and none waits at the desk; else null.
 * Counted only then, since lists read it for every sale.
 */
const firmadosSql = (id: RawBuilder<number>) => sql`case when d.etapa = 'resumenCotizacion'
    and not exists (select from irregularidad i where i.prospecto_id = ${id} and i.cerrada_en is null)
    then ${cuentaDeFirmadosSql(sql`d.id`)} end`

/** Facts of the signature of a sale's papers, by its live DS; null: no papers wait for a contract. */
const firmaSql = (id: RawBuilder<number>): RawBuilder<HechosDeLaFirma | null> =>
  sql<HechosDeLaFirma | null>`(select json_build_object('etapa', d.etapa, 'tipoVenta', d.tipo_venta,
      'firmados', ${firmadosSql(id)},
      'devueltos', d.etapa in ('resumenCotizacion', 'firmaIsapreRevision') and coalesce((select e.decision = 'devuelto' from envio_firmado e
        where e.declaracion_id = d.id order by e.id desc limit 1), false),
      'esperaAlOtro', d.etapa = 'firmaIsapre' and d.tipo_venta = 'E' and exists (select from prospecto y
        join declaracion o on o.prospecto_id = y.pareja_id and o.viva
        where y.id = d.prospecto_id and o.etapa not in ('firmaIsapre', 'firmaIsapreRevision', 'terminado')))
    from declaracion d where d.prospecto_id = ${id} and d.viva
      and d.etapa in ('resumenCotizacion', 'firmaDocumentos', 'firmaIsapre', 'firmaIsapreRevision'))`

/**
 * Facts that decide the steps of a sale, as one value. `conGrupo`: the group is saved or quoting began, even without
 * beneficiarios.
 */
export const hechosSql = (id: RawBuilder<number>) => sql<HechosDeLaVenta | null>`(select json_build_object(
    'activo', v.activo, 'etapa', v.etapa, 'tipoVenta', coalesce(d.tipo_venta, v.tipo_venta), 'conAntecedentes', v.tipo_venta is not null and v.fecha_nacimiento is not null,
    'conGrupo', v.etapa <> 'prospecto' or v.grupo_guardado
      or exists (select from beneficiario b where b.prospecto_id = v.id and not b.retirado)
      or exists (select from rango_pactado r where r.prospecto_id = v.id and r.lugar = 'venta')
      or exists (select from cotizacion c where c.prospecto_id = v.id and c.lugar = 'venta' and not c.reemplazada),
    'enActualizacion', exists (select from actualizacion a where a.prospecto_id = v.id and a.estado = ${sql.lit(EDICION_ABIERTA)}),
    'etapaDS', d.etapa, 'resultadoDS', d.resultado,
    'dsFirmada', coalesce(d.enviada_en, d.reabierta_en) is not null,
    'otraConContrato', case when d.resultado is not null or v.original_id is not null then ${otraConContratoSql(sql`v.id`)} else false end,
    'oposiciones', to_json(v.oposiciones),
    'firma', ${firmaSql(sql`v.id`)}
  ) from prospecto v left join declaracion d on d.prospecto_id = v.id and d.viva where v.id = ${id})`

/** Both prospects of a pair, from one of them; null for others. Two reads by id, only for pairs. */
export const parejaSql = (id: RawBuilder<number>) => sql<HechosDePareja | null>`(
  select json_build_object(
    'lado', case when y.otorga then 'otorga' else 'recibe' end,
    'otorga', ${hechosSql(sql`case when y.otorga then y.id else y.pareja_id end`)},
    'recibe', ${hechosSql(sql`case when y.otorga then y.pareja_id else y.id end`)})
  from prospecto y where y.id = ${id} and y.pareja_id is not null)`

/** Facts of the steps of one sale, and both of its pair. */
export async function hechosDeLaVenta(
  tx: Db,
  id: number,
): Promise<{ readonly hechos: HechosDeLaVenta; readonly pareja: HechosDePareja | null }> {
  const { hechos, pareja } = await tx
    .selectNoFrom([hechosSql(sql.val(id)).as('hechos'), parejaSql(sql.val(id)).as('pareja')])
    .executeTakeFirstOrThrow()
  if (!hechos) throw new Error(`No hay prospecto ${id}`)
  return { hechos, pareja }
}

export async function parejaDe(tx: Db, id: number): Promise<HechosDePareja | null> {
  return (await tx.selectNoFrom(parejaSql(sql.val(id)).as('pareja')).executeTakeFirstOrThrow()).pareja
}
