import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who fails at one link of an applicant does not close the others; a reminder is a link of its own. */
export const fallosPorEnlace: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table enlace_invitacion
    -- identities and codes that were not the applicant's, by this link
    add column fallos integer not null default 0,
    add column bloqueado timestamptz,
    drop constraint enlace_invitacion_origen_check,
    add constraint enlace_invitacion_origen_check check (origen in ('correo', 'compartido', 'recordatorio'))`,
  `update enlace_invitacion enlace set fallos = acceso.fallos, bloqueado = acceso.bloqueada
    from acceso_postulante acceso, declaracion ds
    where acceso.declaracion_id = enlace.declaracion_id and ds.id = enlace.declaracion_id
      -- lifted by the desk before the applicant was known, it opens
      and (acceso.bloqueada is null or ds.etapa not in ('invitacionEnviada', 'inicio', 'validacion'))`,
  'drop table acceso_postulante',
]
