import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Passwords that must change, links, throttles, scopes, notifications, and the seal of the access log. */
export const acceso: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table usuario
    add column debe_cambiar_clave boolean not null default false,
    add column clave_cambiada timestamptz,
    add column version integer not null default 1`,
  `create table enlace_supervisor (
    id bigint generated always as identity primary key,
    asesor_id bigint not null references usuario,
    jefe_id bigint not null references usuario,
    sal text not null,
    creado_por text not null,
    creado timestamptz not null,
    expira timestamptz not null,
    revocado timestamptz,
    revocado_por text,
    check (asesor_id <> jefe_id)
  )`,
  `create table apertura_enlace (
    id bigint generated always as identity primary key,
    enlace_id bigint not null references enlace_supervisor,
    en timestamptz not null,
    ip text not null,
    agente text not null
  )`,
  `create index apertura_enlace_enlace on apertura_enlace (enlace_id, en desc)`,
  `alter table sesion add column enlace_id bigint references enlace_supervisor`,
  `create index sesion_abierta on sesion (ultima_actividad desc) where cerrada is null`,
  `create table enlace_clave (
    token_hash bytea primary key,
    usuario_id bigint not null references usuario,
    creado_por text not null,
    creado timestamptz not null,
    expira timestamptz not null,
    usado timestamptz
  )`,
  `create table freno_acceso (
    clave text primary key,
    fallos integer not null,
    hasta timestamptz not null,
    actualizado timestamptz not null
  )`,
  `create index freno_acceso_actualizado on freno_acceso (actualizado)`,
  `alter table registro_acceso add column ip_declarada text`,
  `create table evento_seguridad (
    id bigint generated always as identity primary key,
    en timestamptz not null,
    actor text not null,
    evento text not null,
    sobre text not null,
    ip text not null
  )`,
  `alter table cliente_api
    add column alcances text[] not null default '{leer,escribir,salud}',
    add column creado timestamptz not null default now(),
    add column rotado timestamptz,
    add column secreto_anterior_hash text,
    add column secreto_anterior_hasta timestamptz`,
  `alter table token_api add column alcances text[] not null default '{leer,escribir,salud}'`,
  `create table notificacion (
    id bigint generated always as identity primary key,
    usuario_id bigint not null references usuario,
    prospecto_id bigint references prospecto,
    tipo text not null,
    mensaje text not null,
    en timestamptz not null,
    leida timestamptz
  )`,
  `create index notificacion_usuario on notificacion (usuario_id, en desc, id desc)`,
  `create index notificacion_no_leida on notificacion (usuario_id) where leida is null`,
  // one row: how far the chain of bitacora_acceso goes, sealed with the server's key from the next entry on
  `create table bitacora_acceso_sello (
    uno boolean primary key default true check (uno),
    ultima bigint not null,
    entradas bigint not null,
    huella text not null,
    sello text not null
  )`,
  `insert into bitacora_acceso_sello (ultima, entradas, huella, sello)
    select coalesce(max(id), 0), count(*),
      coalesce((select huella from bitacora_acceso order by id desc limit 1), ''), '' from bitacora_acceso`,
]
