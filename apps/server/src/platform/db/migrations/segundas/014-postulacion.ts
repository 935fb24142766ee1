import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an applicant hands in before a quote: documents, the income that a certificate shows, and permission without one. */
export const postulacion: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  // what is asked of each type of worker, from when until when
  `create table documento_pedido (
    id integer primary key,
    tipo_trabajador text not null check (tipo_trabajador in ('D', 'I', 'V', 'P')),
    -- CERTIF_COTIZ: the certificate of contributions, which is read
    tipo text not null,
    nombre text not null,
    obligatorio boolean not null,
    orden integer not null,
    desde date not null default '2000-01-01',
    hasta date
  )`,
  `create table documento_prospecto (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    archivo_id bigint not null references archivo,
    -- which of those asked for; null: another
    pedido_id integer references documento_pedido,
    -- 10 of an employer, 40 of the prospect, 3 financial (spec 2 §9)
    tipo_adjunto integer not null,
    nombre text not null,
    subido timestamptz not null,
    subido_por text not null,
    retirado timestamptz,
    retirado_por text
  )`,
  `create index documento_prospecto_prospecto on documento_prospecto (prospecto_id, id)`,
  // the same file is stored once
  `create index archivo_sha256 on archivo (sha256)`,
  `create table certificado (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    documento_id bigint references documento_prospecto,
    -- whose it is: of the applicant as they were identified then
    rut text not null,
    rut_empleador text not null,
    afp integer,
    sha256 text not null,
    -- pesos a month; 0: valid, but no table could be read
    renta_promedio integer not null,
    meses integer not null,
    emitido date,
    validado timestamptz not null,
    validado_por text not null,
    retirado timestamptz
  )`,
  `create unique index certificado_vigente on certificado (prospecto_id, rut_empleador) where (retirado is null)`,
  `create table autorizacion (
    id bigint generated always as identity primary key,
    prospecto_id bigint not null references prospecto on delete cascade,
    motivo text not null,
    -- 0 pending, 1 authorized, 2 rejected (spec 1 §4)
    estado integer not null default 0 check (estado in (0, 1, 2)),
    solicitada timestamptz not null,
    solicitada_por bigint references usuario,
    decidida timestamptz,
    decidida_por bigint references usuario,
    observacion text not null default ''
  )`,
  `create unique index autorizacion_pendiente on autorizacion (prospecto_id) where (estado = 0)`,
  `create index autorizacion_prospecto on autorizacion (prospecto_id, id desc)`,
  `create index autorizacion_decidida on autorizacion (decidida desc, id desc) where (estado <> 0)`,
  // nobody is the other half of two
  `create unique index prospecto_pareja on prospecto (pareja_id) where pareja_id is not null`,
]
