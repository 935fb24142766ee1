import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table documento_contrato add column firmado_en timestamptz',
  // what stands signed until now is what its applicant signed the last time
  `update documento_contrato p set firmado_en = c.en
    from declaracion d
    join lateral (
      select en from constancia_postulante
      where declaracion_id = d.id and que = 'contrato' and acepta order by id desc limit 1
    ) c on true
    where p.declaracion_id = d.id and not p.reemplazado and d.tipo_venta = 'E'
      and d.etapa in ('firmaIsapre', 'firmaIsapreRevision', 'terminado')`,
]

/** When the applicant signed an issued paper on their phone: it stays signed where another stands in its place (decision 033). */
export const papelFirmadoEnTelefono: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
