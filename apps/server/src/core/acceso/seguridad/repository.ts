import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { EventoSeguridadTable } from '../../../platform/db/tables/acceso.ts'

export async function insertEvento(tx: Db, evento: Insertable<EventoSeguridadTable>): Promise<void> {
  await tx.insertInto('eventoSeguridad').values(evento).execute()
}
