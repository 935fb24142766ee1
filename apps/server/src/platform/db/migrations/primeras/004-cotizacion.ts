import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const cotizacion: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table rango_pactado (
    prospecto_id bigint primary key references prospecto on delete cascade,
    minimo integer not null,
    maximo integer not null
  )`,
  `create table preferencia (
    prospecto_id bigint primary key references prospecto on delete cascade,
    codigo_region integer references region,
    codigo_prestador integer references prestador,
    hospitalario integer,
    ambulatorio integer,
    adicional_voluntario boolean not null default false,
    monto_adicional_max integer,
    plan_id bigint references plan,
    bes_id integer,
    es_sugerencia boolean not null
  )`,
  `create table cotizacion (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    plan_id bigint not null references plan,
    foto jsonb not null,
    total_uf numeric(9,3) not null,
    total_pesos integer not null,
    valor_uf numeric(9,2) not null,
    fecha_uf date not null,
    creada timestamptz not null,
    confirmada timestamptz,
    reemplazada boolean not null default false
  )`,
  `create unique index cotizacion_vigente on cotizacion (prospecto_id) where (not reemplazada)`,
]
