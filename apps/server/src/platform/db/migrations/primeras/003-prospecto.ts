import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const prospecto: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create function texto_busqueda(t text) returns text language sql immutable parallel safe
    as $$ select lower(public.unaccent('public.unaccent'::regdictionary, t)) $$`,
  `create table prospecto (
    id bigint generated always as identity (start with 1001) primary key,
    asesor_id bigint not null references usuario,
    tipo_prospecto text not null,
    tipo_documento text not null default 'R' check (tipo_documento in ('R', 'P')),
    rut text,
    numero_pasaporte text,
    nombres text not null,
    apellido_paterno text not null,
    apellido_materno text not null,
    celular text not null,
    correo text not null,
    fecha_nacimiento date,
    sexo text check (sexo in ('M', 'F')),
    isapre_actual integer,
    tipo_plan text not null default 'N' check (tipo_plan in ('N', 'S', 'C')),
    cod_colectivo integer references colectivo,
    tipo_venta text check (tipo_venta in ('M', 'E')),
    codigo_region integer references region,
    codigo_ciudad integer references ciudad,
    activo boolean not null default true,
    motivo text not null default '',
    entrevistado boolean,
    carga_vigente boolean not null default false,
    pareja_id bigint references prospecto,
    otorga boolean,
    etapa text not null default 'prospecto',
    estado text not null,
    folio_ds bigint,
    gestionado_en timestamptz,
    registrado_en timestamptz not null,
    busqueda text not null,
    version integer not null default 1,
    actualizado_por text not null,
    actualizado_en timestamptz not null
  )`,
  `create index prospecto_lista on prospecto (asesor_id, registrado_en desc, id desc)`,
  `create index prospecto_busqueda on prospecto using gin (asesor_id, busqueda gin_trgm_ops)`,
  `create index prospecto_rut on prospecto (rut)`,
  `create table empleador (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    orden integer not null,
    tipo_trabajador text not null check (tipo_trabajador in ('D', 'I', 'V', 'P')),
    rut text,
    renta integer not null,
    renta_validada boolean not null default false
  )`,
  `create index empleador_prospecto on empleador (prospecto_id, orden)`,
  `create table beneficiario (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    orden integer not null,
    fecha_nacimiento date not null,
    sexo text not null check (sexo in ('M', 'F')),
    tipo text not null check (tipo in ('L', 'M')),
    relacion integer not null check (relacion between 1 and 6),
    descripcion_otro text not null default ''
  )`,
  `create index beneficiario_prospecto on beneficiario (prospecto_id, orden)`,
  `create table cambio (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    version integer not null,
    campos text[] not null,
    por text not null,
    en timestamptz not null
  )`,
  `create index cambio_prospecto on cambio (prospecto_id, version)`,
  `create table bitacora (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    evento integer not null,
    texto text not null,
    por text not null,
    en timestamptz not null
  )`,
  `create index bitacora_prospecto on bitacora (prospecto_id, id)`,
  `create table cita (
    id bigint generated always as identity primary key,
    asesor_id bigint not null references usuario,
    prospecto_id bigint not null references prospecto,
    inicio timestamptz not null,
    termino timestamptz not null,
    comentario text not null default '',
    estado text check (estado in ('R', 'N')),
    permite_tope boolean not null default false,
    check (termino > inicio),
    exclude using gist (asesor_id with =, tstzrange(inicio, termino) with &&) where (not permite_tope)
  )`,
  `create index cita_asesor on cita (asesor_id, inicio)`,
]
