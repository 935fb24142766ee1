import type { Tarjeta } from '@alerce/domain/cartera/tarjeta'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

export interface TarjetaGuardada extends Tarjeta {
  readonly prospectoId: number
  readonly asesorId: number
}

/** A statement that writes a table whose triggers mark cards. */
export const escribeFuente =
  /\b(insert into|update|delete from)\s+"?(prospecto|declaracion|beneficiario|rango_pactado|cotizacion|actualizacion|irregularidad|rechazo_autenticacion|documento_contrato|papel_firmado|envio_firmado|tarjeta_por_rehacer)\b/

/**
 * Takes the marks of this transaction and holds the cards that they name until it ends, those of the other of a pair and
 * of the originals and copies of a sale among them: what another transaction changes of the same is read after it.
 */
export const tomarMarcadas = () => sql<{ id: number }>`with m as (
    delete from tarjeta_por_rehacer where transaccion = pg_current_xact_id() returning prospecto_id
  ), marcadas as (
    select array_agg(distinct prospecto_id) as ids from m
  ), y as (
    select id, asesor_id, pareja_id, original_id from prospecto where id = any((select ids from marcadas)::bigint[])
  ), familia as (
    select array_agg(id) as ids from (
      select id from y union select pareja_id from y union select original_id from y
      union select o.id from prospecto o
        where o.original_id = any(array(select id from y union select original_id from y))
    ) una
  ), f as (
    select id, asesor_id from prospecto where id = any((select ids from familia)::bigint[])
  ), nuevas as (
    insert into tarjeta (prospecto_id, asesor_id, actua, paso, desde, rechazada, irregular, por_corregir)
    select id, asesor_id, 'nadie', '', now(), false, false, false from f order by id
    on conflict do nothing returning prospecto_id
  ), tomadas as (
    select t.prospecto_id from tarjeta t where t.prospecto_id = any((select ids from familia)::bigint[]) order by 1 for update
  ) select prospecto_id as id from nuevas union select prospecto_id from tomadas order by 1`

/** Writes those that are others than they were. */
export const guardarTarjetas = (
  tarjetas: readonly TarjetaGuardada[],
) => sql`update tarjeta t set asesor_id = n."asesorId", actua = n.actua,
    paso = n.paso, recordar = n.recordar, plazo_dias = n."plazoDias", desde = n.desde, clase = n.clase,
    espera = n.espera, reutilizable_hasta = n."reutilizableHasta", rechazada = n.rechazada, irregular = n.irregular,
    por_corregir = n."porCorregir", anulada = n.anulada
  from jsonb_to_recordset(${JSON.stringify(tarjetas)}::jsonb) as n("prospectoId" bigint, "asesorId" bigint, actua text,
    paso text, recordar text, "plazoDias" integer, desde timestamptz, clase text, espera text,
    "reutilizableHasta" timestamptz, rechazada boolean, irregular boolean, "porCorregir" boolean, anulada timestamptz)
  where t.prospecto_id = n."prospectoId" and (t.asesor_id, t.actua, t.paso, t.recordar, t.plazo_dias, t.desde, t.clase,
    t.espera, t.reutilizable_hasta, t.rechazada, t.irregular, t.por_corregir, t.anulada) is distinct from
    (n."asesorId", n.actua, n.paso, n.recordar, n."plazoDias", n.desde, n.clase, n.espera, n."reutilizableHasta",
    n.rechazada, n.irregular, n."porCorregir", n.anulada)`

/** Marks that their transaction left: a cascade made them, which no statement of it told. */
export const quitarMarcasViejas = (db: Db) =>
  sql`delete from tarjeta_por_rehacer where transaccion < pg_snapshot_xmin(pg_current_snapshot())`.execute(db)

/** Marks these cards, and has them made anew. */
export const marcarTarjetas = (db: Db, ids: readonly number[]) =>
  sql`insert into tarjeta_por_rehacer (prospecto_id) select unnest(${ids}::bigint[])`.execute(db)
