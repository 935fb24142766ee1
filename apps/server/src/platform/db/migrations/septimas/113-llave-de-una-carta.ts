import { llevaLlave, sinLlave } from '@alerce/domain/base/correos/llave'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'

/** A link or a code of a letter that waits to be delivered opens something: it is sealed, and the letter keeps the rest. */
export const llaveDeUnaCarta = (vault: Vault): Migration => ({
  up: async (db) => {
    await sql`alter table correo add column con_llave bytea`.execute(db)
    const { rows } = await sql<{ id: number; texto: string }>`select id, texto from correo
      where estado <> 'enviado' and (texto like '%#enlace=%' or texto like '%Código: %')`.execute(db)
    for (const { id, texto } of rows.filter((row) => llevaLlave(row.texto))) {
      const sello = vault.en('correo.con_llave', id).seal(texto)
      await sql`update correo set texto = ${sinLlave(texto)}, con_llave = ${sello} where id = ${id}`.execute(db)
    }
  },
})
