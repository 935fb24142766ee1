import type { HechosDeAlta, Tarjeta } from '@alerce/domain/cartera/tarjeta'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface TarjetaGuardada extends Tarjeta {
  readonly prospectoId: number
  readonly asesorId: number
}

/** A statement that writes a table whose triggers mark cards; taking a prospect in hand marks none. */
export const escribeFuente =
  /\b(insert into|update|delete from)\s+"?(prospecto|declaracion|beneficiario|rango_pactado|cotizacion|actualizacion|irregularidad|rechazo_autenticacion|documento_contrato|papel_firmado|envio_firmado|tarjeta_por_rehacer)\b(?!" set "gestionado_en" = \$1 where)/

interface TarjetaMarcada {
  readonly id: number
  readonly asesorId: number
  /** Of a prospect that this transaction added, with nothing hanging on it; null of the others. */
  readonly alta: HechosDeAlta | null
}

/**
 * Takes the marks of this transaction and holds the cards that they name until it ends, those of the other of a pair and
 * of the originals and copies of a sale among them: what another transaction changes of the same is read after it.
 */
export const takeMarcadas = () => sql<TarjetaMarcada>`with m as (
    delete from tarjeta_por_rehacer where transaccion = pg_current_xact_id() returning prospecto_id, nueva
  ), marcadas as (
    select array_agg(id) as ids, array_agg(id) filter (where alta) as altas
    from (select prospecto_id as id, bool_and(nueva) as alta from m group by 1) una
  ), y as (
    select * from prospecto where id = any((select ids from marcadas)::bigint[])
  ), altas as (
    select * from y where id = any((select altas from marcadas)::bigint[]) and pareja_id is null and original_id is null
  ), familia as (
    select array_agg(id) as ids from (
      select id from y union select pareja_id from y union select original_id from y
      union select o.id from prospecto o
        where o.original_id = any(array(select id from y union select original_id from y))
    ) una where id not in (select id from altas)
  ), f as (
    select id, asesor_id from prospecto where id = any((select ids from familia)::bigint[])
  ), nuevas as (
    insert into tarjeta (prospecto_id, asesor_id, actua, paso, desde, rechazada, irregular, por_corregir)
    select id, asesor_id, 'nadie', '', now(), false, false, false from f order by id
    on conflict do nothing returning prospecto_id, asesor_id
  ), tomadas as (
    select t.prospecto_id, t.asesor_id from tarjeta t
    where t.prospecto_id = any((select ids from familia)::bigint[]) order by 1 for update
  ) select prospecto_id as id, asesor_id as "asesorId", null::json as alta from nuevas
  union all select prospecto_id, asesor_id, null from tomadas
  union all select id, asesor_id, json_build_object('estado', estado, 'estadoDesde', estado_desde, 'activo', activo,
    'etapa', etapa, 'tipoVenta', tipo_venta,
    'conAntecedentes', tipo_venta is not null and fecha_nacimiento is not null) from altas
  order by 1`

/** Writes those that are others than they were. */
export const saveTarjetas = (tarjetas: readonly TarjetaGuardada[]) => sql`insert into tarjeta as t (prospecto_id,
    asesor_id, actua, paso, recordar, plazo_dias, desde, clase, espera, reutilizable_hasta, rechazada, irregular,
    por_corregir, anulada)
  select "prospectoId", "asesorId", actua, paso, recordar, "plazoDias", desde, clase, espera, "reutilizableHasta",
    rechazada, irregular, "porCorregir", anulada
  from jsonb_to_recordset(${JSON.stringify(tarjetas)}::jsonb) as n("prospectoId" bigint, "asesorId" bigint, actua text,
    paso text, recordar text, "plazoDias" integer, desde timestamptz, clase text, espera text,
    "reutilizableHasta" timestamptz, rechazada boolean, irregular boolean, "porCorregir" boolean, anulada timestamptz)
  on conflict (prospecto_id) do update set (asesor_id, actua, paso, recordar, plazo_dias, desde, clase, espera,
    reutilizable_hasta, rechazada, irregular, por_corregir, anulada) = row (excluded.asesor_id, excluded.actua,
    excluded.paso, excluded.recordar, excluded.plazo_dias, excluded.desde, excluded.clase, excluded.espera,
    excluded.reutilizable_hasta, excluded.rechazada, excluded.irregular, excluded.por_corregir, excluded.anulada)
  where t.* is distinct from excluded.*`

/** Marks that their transaction left: a cascade made them, which no statement of it told. */
export const removeOldMarks = (db: Db) =>
  sql`delete from tarjeta_por_rehacer where transaccion < pg_snapshot_xmin(pg_current_snapshot())`.execute(db)

/** Marks these cards, and has them made anew. */
export const markTarjetas = (db: Db, ids: readonly number[]) =>
  sql`insert into tarjeta_por_rehacer (prospecto_id) select unnest(${ids}::bigint[])`.execute(db)
