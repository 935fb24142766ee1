import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'

const conNombre = ['adjunto', 'documento_prospecto']

/**
 * What seals each name is said beside it, like what seals all else; the letters that named files say only that they
 * came; and a look at health data says in which session, which tells two people of one name apart.
 */
export const sellos = (vault: Vault): Migration => ({
  up: async (db) => {
    for (const tabla of conNombre) {
      const table = sql.table(tabla)
      await sql`alter table ${table} add column clave_id text`.execute(db)
      await sql`update ${table} set clave_id = ${vault.claveId}`.execute(db)
      await sql`alter table ${table} alter column clave_id set not null`.execute(db)
    }
    await sql`update correo set texto = regexp_replace(texto, '^- .*$', '- Documento', 'gn')
      where clase = 'actualizacion'`.execute(db)
    await sql`alter table bitacora_acceso add column sesion_id bigint`.execute(db)
    await sql`create index on bitacora_acceso (sesion_id, operacion, declaracion_id) where sesion_id is not null`.execute(
      db,
    )
  },
})
