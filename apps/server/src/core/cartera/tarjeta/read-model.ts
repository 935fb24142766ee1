import type { HechosDeTarjeta } from '@alerce/domain/cartera/tarjeta'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { unseen } from '../../../platform/db/one-plan.ts'
import { hechosSql, parejaSql } from '../venta/read-model.ts'

interface TarjetaPorHacer extends HechosDeTarjeta {
  readonly prospectoId: number
  readonly asesorId: number
}

/** All that the cards of these prospects follow from; every look-up is by an index, for one prospect alone. */
export const hechosDeTarjetas = (ids: readonly number[]) => sql<TarjetaPorHacer>`select p.id as "prospectoId",
    p.asesor_id as "asesorId", p.estado, p.estado_desde as "estadoDesde",
    d.etapa, d.resultado, d.acepta, d.enviada_en as enviada, d.tipo_venta as "tipoVenta",
    d.reutiliza_id is not null as "esCopia",
    (select r.en from rechazo_autenticacion r
      where r.declaracion_id = d.id and r.levantado_en is null and r.anulado_en is null
      order by r.en limit 1) as "rechazadaDesde",
    i.irregular, i.por_corregir_desde as "porCorregirDesde",
    (select max(r.anulado_en) from declaracion a join rechazo_autenticacion r on r.declaracion_id = a.id
      where d.id is null and a.prospecto_id = p.id and a.etapa = 'invitacionAnulada'
        and r.levantado_en is null and not r.reemplazado) as anulada,
    case when p.estado = 'Documentos Enviados' then greatest(p.estado_desde,
      (select max(e.resuelto_en) from envio_firmado e where e.declaracion_id = d.id),
      (select max(f.en) from papel_firmado f join documento_contrato c on c.id = f.documento_id
        where c.declaracion_id = d.id and not c.reemplazado)) else p.estado_desde end as "papelesDesde",
    ${parejaSql(sql.ref('p.id'))} as pareja, ${hechosSql(sql.ref('p.id'))} as venta
  from unnest(${unseen(ids, 'bigint[]')}) u(id) join prospecto p on p.id = u.id
  left join declaracion d on d.prospecto_id = p.id and d.viva
  cross join lateral (
    select count(*) > 0 as irregular, min(i.abierta_en) filter (where i.corregida_en is null) as por_corregir_desde
    from irregularidad i where i.prospecto_id = p.id and i.cerrada_en is null) i`

export const tarjetasGuardadas = (tx: Db, ids: readonly number[]) =>
  tx.selectFrom('tarjeta').selectAll().where('prospectoId', 'in', ids).execute()

/** Prospects in the order of their ids, after one. */
export async function prospectosTras(tx: Db, id: number, limite: number): Promise<readonly number[]> {
  const rows = await tx.selectFrom('prospecto').select('id').where('id', '>', id).orderBy('id').limit(limite).execute()
  return rows.map((row) => row.id)
}

/** Prospects without a card, some at a time. */
export async function sinTarjeta(tx: Db, limite: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select p.id from prospecto p
    where not exists (select from tarjeta t where t.prospecto_id = p.id) limit ${limite}`.execute(tx)
  return rows.map(({ id }) => id)
}
