import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'

/** What an open update found, as far as this needs it. */
interface Antes {
  readonly formulario: { readonly rut?: string | null }
}

const statements = [
  `alter table actualizacion add column rut text not null default ''`,
  `create index actualizacion_rut on actualizacion (rut text_pattern_ops) where (estado = 'E')`,
]

/** The RUT that counts while an update is open, with the name that does (decision 022); '' of who has none. */
export const rutEnPie = (vault: Vault): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
    const { rows } = await sql<{ id: number; antes: Buffer }>`select id, antes from actualizacion
      where estado = 'E'`.execute(db)
    for (const { id, antes } of rows) {
      const { rut } = vault.en('actualizacion.antes', id).open<Antes>(antes).formulario
      await sql`update actualizacion set rut = ${rut ?? ''} where id = ${id}`.execute(db)
    }
  },
})
