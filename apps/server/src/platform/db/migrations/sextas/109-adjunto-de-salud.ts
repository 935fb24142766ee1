import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was sworn of a medical charge and mailed stayed with the letter: the next round takes it. */
export const adjuntoDeSalud: Migration = {
  up: async (db) => {
    await sql`update declaracion d set purgada_en = null where purgada_en is not null and exists (
      select from documento_contrato p join archivo a on a.sha256 = p.huella
        join correo_adjunto ca on ca.archivo_id = a.id join correo c on c.id = ca.correo_id
      where p.declaracion_id = d.id and p.estado = 'eliminado' and c.prospecto_id = d.prospecto_id)`.execute(db)
  },
}
