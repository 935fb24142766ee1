import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const contrato: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  // region and city follow from the commune, foreigner from the document, the entity's rut from its employer row
  `create table antecedente_contractual (
    prospecto_id bigint primary key references prospecto,
    codigo_afp integer references afp,
    codigo_comuna integer not null references comuna,
    domicilio text not null
  )`,
  `create table entidad_pagadora (
    empleador_id bigint primary key references empleador,
    razon_social text not null,
    domicilio text not null,
    telefono text not null,
    correo text,
    codigo_comuna integer references comuna,
    monto_descuento_uf numeric(6,3) not null
  )`,
  `create table documento_contrato (
    id bigint generated always as identity (start with 7001) primary key,
    declaracion_id bigint not null references declaracion,
    tipo text not null,
    empleador_id bigint references entidad_pagadora,
    nombre text not null,
    archivo_id bigint references archivo,
    estado text not null default 'pendiente' check (estado in ('pendiente', 'listo', 'fallido')),
    intentos integer not null default 0,
    reemplazado boolean not null default false,
    creado timestamptz not null,
    emitido timestamptz
  )`,
  `create unique index documento_vigente on documento_contrato (declaracion_id, tipo, empleador_id)
    nulls not distinct where (not reemplazado)`,
]
