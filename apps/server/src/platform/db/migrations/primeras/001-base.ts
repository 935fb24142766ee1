import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const base: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create extension if not exists pg_trgm`,
  `create extension if not exists btree_gin`,
  `create extension if not exists btree_gist`,
  `create extension if not exists unaccent`,
  `create table equipo (id bigint generated always as identity primary key, nombre text not null unique)`,
  `create table usuario (
    id bigint generated always as identity primary key,
    usuario text not null unique,
    clave_hash text not null,
    rut text not null unique,
    nombres text not null,
    apellido_paterno text not null,
    apellido_materno text not null default '',
    correo text not null,
    roles text[] not null,
    equipo_id bigint references equipo,
    activo boolean not null default true,
    creado timestamptz not null default now()
  )`,
  `create table sesion (
    id bigint generated always as identity primary key,
    token_hash bytea not null unique,
    csrf text not null,
    usuario_id bigint not null references usuario,
    creada timestamptz not null,
    ultima_actividad timestamptz not null,
    expira timestamptz not null,
    ip text not null,
    agente text not null,
    cerrada timestamptz,
    motivo_cierre text
  )`,
  `create index sesion_usuario on sesion (usuario_id)`,
  `create table registro_acceso (
    id bigint generated always as identity primary key,
    usuario_id bigint not null references usuario,
    tipo text not null,
    origen text not null,
    en timestamptz not null,
    ip text not null
  )`,
  `create index registro_acceso_usuario on registro_acceso (usuario_id, en)`,
  `create table cliente_api (
    id text primary key,
    secreto_hash text not null,
    nombre text not null,
    activo boolean not null default true
  )`,
  `create table token_api (
    token_hash bytea primary key,
    cliente_id text not null references cliente_api,
    expira timestamptz not null
  )`,
  `create table idempotencia (
    actor text not null,
    clave text not null,
    operacion text not null,
    huella text not null,
    respuesta bytea not null,
    creada timestamptz not null,
    primary key (actor, clave)
  )`,
  `create index idempotencia_creada on idempotencia (creada)`,
  `create table borrador (
    usuario_id bigint not null references usuario,
    formulario text not null,
    contenido bytea not null,
    clave_id text not null,
    actualizado timestamptz not null,
    primary key (usuario_id, formulario)
  )`,
  `create table bitacora_acceso (
    id bigint generated always as identity primary key,
    en timestamptz not null,
    actor text not null,
    operacion text not null,
    declaracion_id bigint,
    ip text not null,
    huella_anterior text not null,
    huella text not null
  )`,
  `create table parametro (
    clave text not null,
    valor jsonb not null,
    desde date not null default '2000-01-01',
    hasta date,
    primary key (clave, desde)
  )`,
  `create table archivo (
    id bigint generated always as identity primary key,
    sha256 text not null,
    contenido bytea not null,
    clave_id text,
    mime text not null,
    tamano integer not null,
    creado timestamptz not null
  )`,
  `create table correo (
    id bigint generated always as identity primary key,
    prospecto_id bigint,
    para text not null,
    asunto text not null,
    texto text not null,
    estado text not null default 'pendiente' check (estado in ('pendiente', 'en bandeja', 'enviado', 'fallido')),
    intentos integer not null default 0,
    error text,
    creado timestamptz not null,
    enviado timestamptz
  )`,
  `create index correo_creado on correo (creado desc)`,
  `create table correo_adjunto (
    correo_id bigint not null references correo,
    archivo_id bigint not null references archivo,
    nombre text not null,
    primary key (correo_id, archivo_id)
  )`,
]
