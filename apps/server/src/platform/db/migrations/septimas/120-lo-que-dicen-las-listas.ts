import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'

/** What an open update found, as far as this needs it. */
interface Antes {
  readonly formulario: Readonly<Record<'nombres' | 'apellidoPaterno' | 'apellidoMaterno', string>>
}

const statements = [
  `alter table actualizacion
    add column nombres text not null default '',
    add column apellido_paterno text not null default '',
    add column apellido_materno text not null default ''`,
  'alter table irregularidad add column devuelta_por text',
]

/**
 * What lists say and could not ask for: the name that counts while an update is open, of which all that stood is sealed
 * (decision 012), and who gave an irregularity back to its advisor, until it is put right anew.
 */
export const loQueDicenLasListas = (vault: Vault): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
    const { rows } = await sql<{ id: number; antes: Buffer }>`select id, antes from actualizacion
      where estado = 'E'`.execute(db)
    for (const { id, antes } of rows) {
      const { nombres, apellidoPaterno, apellidoMaterno } = vault
        .en('actualizacion.antes', id)
        .open<Antes>(antes).formulario
      await sql`update actualizacion set nombres = ${nombres}, apellido_paterno = ${apellidoPaterno},
        apellido_materno = ${apellidoMaterno} where id = ${id}`.execute(db)
    }
  },
})
