import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a card shows beside its state, what the documents desk writes down, and since when a state holds. */
export const cartera: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  // since when that estado holds
  `alter table prospecto add column estado_desde timestamptz not null default now()`,
  `update prospecto p set estado_desde = coalesce((select max(b.en) from bitacora b where b.prospecto_id = p.id), p.registrado_en)`,
  `create index prospecto_estado_desde on prospecto (asesor_id, estado, estado_desde)`,
  `create index cita_pendiente on cita (asesor_id, inicio) where estado is null`,
  // who of the desk wrote it down last, and when; null for what was loaded
  `alter table fun_baja add column por text, add column en timestamptz`,
  `create index fun_baja_ultimos on fun_baja (en desc nulls last, rut)`,
  `create index prospecto_exige_fun on prospecto (folio_ds) where folio_ds >= 6000000000`,
  `create index prospecto_ds_aceptada on prospecto (id) where estado = 'DS Aceptada'`,
  `create table irregularidad_codigo (codigo text primary key, descripcion text not null)`,
  `create table irregularidad_detalle (
    codigo text not null references irregularidad_codigo,
    detalle text not null,
    descripcion text not null,
    primary key (codigo, detalle)
  )`,
  `create table irregularidad (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    folio bigint,
    codigo text not null,
    detalle text not null,
    abierta_en timestamptz not null,
    abierta_por text not null,
    cerrada_en timestamptz,
    cerrada_por text,
    foreign key (codigo, detalle) references irregularidad_detalle
  )`,
  `create unique index irregularidad_abierta on irregularidad (prospecto_id, codigo, detalle) where cerrada_en is null`,
  `create index irregularidades_abiertas on irregularidad (id) where cerrada_en is null`,
  `create index declaracion_prospecto on declaracion (prospecto_id)`,
  `create table mandato (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null references declaracion on delete cascade,
    referencia text not null,
    otorgado_en timestamptz not null,
    otorgado_por text not null,
    revocado_en timestamptz,
    revocado_por text
  )`,
  `create unique index mandato_vigente on mandato (declaracion_id) where revocado_en is null`,
  `create index mandatos_en_pie on mandato (id) where revocado_en is null`,
  `create index empleador_sin_empresa on empleador (prospecto_id) where tipo_trabajador in ('I', 'V')`,
  `create table rechazo_autenticacion (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null references declaracion on delete cascade,
    glosa text not null,
    -- stage of the DS when it was blocked
    etapa_anterior text not null,
    en timestamptz not null,
    por text not null,
    levantado_en timestamptz,
    levantado_por text,
    -- the invitation was annulled for it; kept: its advisor undid that, and it is not annulled for it again
    anulado_en timestamptz,
    conservado_en timestamptz
  )`,
  `create unique index rechazo_vigente on rechazo_autenticacion (declaracion_id) where levantado_en is null`,
  `create index rechazos_en_pie on rechazo_autenticacion (id) where levantado_en is null and anulado_en is null`,
  `create index rechazo_por_anular on rechazo_autenticacion (en)
    where levantado_en is null and anulado_en is null and conservado_en is null`,
]
