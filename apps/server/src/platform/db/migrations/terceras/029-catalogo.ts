import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The tables that the core reads become the operator's: of a plan, and of a benefit, there is one row for each time that
 * it was as it was; factors and limits, which were code, are rows; and what was loaded, by whom and when, is kept.
 */
export const catalogo: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table prima_ges add column hasta date`,
  `alter table colectivo add column desde date not null default '2000-01-01', add column hasta date`,
  `alter table plan drop constraint plan_codigo_key`,
  `alter table plan add constraint plan_codigo_desde unique (codigo, desde)`,
  `alter table plan_beneficio drop constraint plan_beneficio_codigo_beneficio_fkey`,
  `alter table beneficio drop constraint beneficio_pkey`,
  `alter table beneficio add column desde date not null default '2000-01-01', add column hasta date`,
  `alter table beneficio add primary key (codigo, desde)`,
  `create index plan_prestador_plan on plan_prestador (plan_id)`,
  `create index plan_region_plan on plan_region (plan_id)`,
  `create table factor_tramo (
    desde date not null,
    hasta date,
    edad_desde integer not null,
    edad_hasta integer,
    cotizante numeric(4,2) not null,
    carga numeric(4,2) not null,
    fuente text not null,
    primary key (desde, edad_desde)
  )`,
  `create table tope_imponible (desde date primary key, hasta date, tope_uf numeric(6,3) not null, fuente text not null)`,
  `create table feriado (fecha date primary key, nombre text not null, irrenunciable boolean not null)`,
  `create table carga_catalogo (
    id bigint generated always as identity primary key,
    tabla text not null,
    archivo text not null,
    desde date not null,
    estado text not null check (estado in ('revisada', 'aplicada')),
    contenido bytea,
    huella text not null,
    agrega integer not null,
    cambia integer not null,
    termina integer not null,
    igual integer not null,
    rechaza integer not null,
    cargada_por text not null,
    cargada_por_id bigint,
    cargada_en timestamptz not null,
    aplicada_por text,
    aplicada_en timestamptz
  )`,
  `create index carga_catalogo_tabla on carga_catalogo (tabla, id)`,
  `create table carga_catalogo_fila (
    carga_id bigint not null references carga_catalogo on delete cascade,
    orden integer not null,
    linea integer,
    situacion text not null check (situacion in ('agrega', 'cambia', 'termina', 'rechazada')),
    clave text not null,
    detalle text[] not null,
    primary key (carga_id, orden)
  )`,
]
