import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const declaracion: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create sequence folio_ds start with 5000000000`,
  `create sequence folio_ds_carga start with 6000000000`,
  `create table declaracion (
    id bigint generated always as identity (start with 20001) primary key,
    prospecto_id bigint not null references prospecto,
    folio bigint not null unique,
    folio_papel text unique,
    tipo_venta text not null check (tipo_venta in ('M', 'E')),
    etapa text not null,
    subetapa text not null default '',
    fecha_ds date,
    viva boolean not null default true,
    enviada_en timestamptz,
    resultado smallint,
    acepta boolean,
    renta_promedio integer,
    creada timestamptz not null,
    version integer not null default 1,
    cambios text[] not null default '{}',
    actualizada_por text not null,
    actualizada_en timestamptz not null
  )`,
  `create unique index declaracion_viva on declaracion (prospecto_id) where (viva)`,
  `create index declaracion_cola on declaracion (enviada_en) where (etapa = 'resultado')`,
  `create table declaracion_persona (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null references declaracion,
    beneficiario_id bigint,
    orden integer not null,
    tipo smallint not null check (tipo in (0, 1, 2)),
    relacion smallint not null check (relacion between 0 and 6),
    descripcion_otro text not null default '',
    nombres text not null default '',
    apellido_paterno text not null default '',
    apellido_materno text not null default '',
    rut text,
    pasaporte text,
    fecha_nacimiento date not null,
    sexo text not null check (sexo in ('M', 'F')),
    correo text,
    id_salud integer,
    salud bytea,
    clave_id text,
    unique (declaracion_id, orden)
  )`,
  `create table respuesta_ds (
    declaracion_id bigint not null references declaracion,
    pregunta integer not null,
    contenido bytea not null,
    clave_id text not null,
    respondida_en timestamptz not null,
    primary key (declaracion_id, pregunta)
  )`,
  `create table evaluacion (
    id bigint generated always as identity primary key,
    declaracion_id bigint not null references declaracion,
    clase text not null check (clase in ('financiera', 'medica')),
    resultado smallint not null,
    detalle bytea,
    clave_id text,
    por text not null,
    en timestamptz not null
  )`,
  `create index evaluacion_declaracion on evaluacion (declaracion_id, id)`,
  `create table adjunto (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto,
    declaracion_id bigint references declaracion,
    archivo_id bigint not null references archivo,
    tipo_adjunto integer not null,
    nombre text not null,
    por text not null,
    en timestamptz not null
  )`,
  `create index adjunto_declaracion on adjunto (declaracion_id, tipo_adjunto)`,
]
