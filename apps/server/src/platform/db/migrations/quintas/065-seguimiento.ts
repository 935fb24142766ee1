import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** After the signature the applicant answers a result and signs the contract: codes and evidence of those too. */
export const seguimiento: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table codigo_postulante
    drop constraint codigo_postulante_uso_check,
    add constraint codigo_postulante_uso_check check (uso in ('entrada', 'firma', 'cierre', 'contrato'))`,
  `alter table constancia_postulante
    drop constraint constancia_postulante_que_check,
    add constraint constancia_postulante_que_check
      check (que in ('previred', 'consideraciones', 'firma', 'restricciones', 'contrato'))`,
]
