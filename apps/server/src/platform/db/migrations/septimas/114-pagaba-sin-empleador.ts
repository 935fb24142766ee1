import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'

/** What an open update found, as far as this needs it. */
interface Antes {
  readonly formulario: { readonly empleadores: readonly { readonly tipoTrabajador: string }[] }
}

/** Whether somebody paid without an employer before an update: the rest of what stood is sealed, and lists ask for it. */
export const pagabaSinEmpleador = (vault: Vault): Migration => ({
  up: async (db) => {
    await sql`alter table actualizacion add column pagaba_sin_empleador boolean not null default false`.execute(db)
    const { rows } = await sql<{ id: number; antes: Buffer }>`select id, antes from actualizacion
      where estado = 'E'`.execute(db)
    for (const { id, antes } of rows) {
      const { empleadores } = vault.en('actualizacion.antes', id).open<Antes>(antes).formulario
      if (!empleadores.some(({ tipoTrabajador }) => ['I', 'V'].includes(tipoTrabajador))) continue
      await sql`update actualizacion set pagaba_sin_empleador = true where id = ${id}`.execute(db)
    }
  },
})
