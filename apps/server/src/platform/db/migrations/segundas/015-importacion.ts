import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Imports of a portfolio: a file row by row, what became of each, and what to take back. */
export const importacion: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table importacion (
    id bigint generated always as identity primary key,
    asesor_id bigint not null references usuario,
    nombre text not null,
    estado text not null default 'revisada' check (estado in ('revisada', 'en curso', 'hecha', 'deshecha')),
    creada timestamptz not null,
    -- who confirmed it, as the Bitácora signs
    por text not null default '',
    confirmada timestamptz
  )`,
  `create index importacion_asesor on importacion (asesor_id, id desc)`,
  `create table importacion_fila (
    importacion_id bigint not null references importacion on delete cascade,
    linea integer not null,
    -- the row as it was read
    datos jsonb not null,
    situacion text not null check (situacion in ('nueva', 'error', 'repetida', 'ingresada', 'retirada', 'conservada')),
    -- what is wrong: {campo, mensaje}
    mensajes jsonb not null default '[]',
    prospecto_id bigint references prospecto on delete set null,
    primary key (importacion_id, linea)
  )`,
  `create index importacion_fila_prospecto on importacion_fila (prospecto_id) where (prospecto_id is not null)`,
]
