import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const contrato: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table antecedente_contractual (
    prospecto_id bigint primary key references prospecto,
    codigo_afp integer references afp,
    codigo_region integer references region,
    codigo_ciudad integer references ciudad,
    codigo_comuna integer references comuna,
    domicilio text not null,
    extranjero boolean not null,
    version integer not null default 1
  )`,
  `create table entidad_pagadora (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto,
    empleador_id bigint not null unique references empleador,
    rut text,
    razon_social text not null default '',
    domicilio text not null default '',
    telefono text not null default '',
    correo text,
    codigo_region integer references region,
    codigo_ciudad integer references ciudad,
    codigo_comuna integer references comuna,
    monto_descuento_uf numeric(6,3)
  )`,
  `create table documento_contrato (
    id bigint generated always as identity (start with 7001) primary key,
    declaracion_id bigint not null references declaracion,
    tipo text not null,
    entidad_id bigint references entidad_pagadora,
    nombre text not null,
    archivo_id bigint references archivo,
    estado text not null default 'pendiente' check (estado in ('pendiente', 'listo', 'fallido')),
    reemplazado boolean not null default false,
    creado timestamptz not null,
    emitido timestamptz
  )`,
  `create index documento_declaracion on documento_contrato (declaracion_id, id)`,
]
