import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How somebody came to be believed: which address had the code, when it was asked for and taken, by which letter. */
const prueba = `
  add column correo text,
  add column codigo_pedido timestamptz,
  add column codigo_entregado timestamptz,
  add column codigo_carta text,
  add column conexion_del_asesor boolean not null default false`

const statements = [
  `alter table codigo_postulante
    add column correo text not null default '',
    add column correo_id bigint references correo on delete set null,
    add column dice text`,
  `create index codigo_postulante_correo on codigo_postulante (correo_id) where (correo_id is not null)`,
  `alter table constancia_postulante ${prueba}, add column archivo_id bigint references archivo`,
  `create index constancia_postulante_archivo on constancia_postulante (archivo_id) where (archivo_id is not null)`,
  `alter table sesion_postulante ${prueba}`,
  `alter table consentimiento_mandato
    add column correo text,
    add column conexion_del_asesor boolean not null default false`,
]

/** What a signature of an applicant is proved with, beside its instant and its words (decision 031). */
export const pruebaDeFirma: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
