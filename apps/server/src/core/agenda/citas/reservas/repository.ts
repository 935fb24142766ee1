import { diasDeGuardaDeReserva, type Modalidad, type PaginaDeReservas } from '@alerce/domain/agenda/reserva'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../../platform/db/database.ts'

/** Replaces the page of an advisor; returns its version, or null when another save came first. */
export async function savePagina(
  tx: Db,
  usuarioId: number,
  { modalidades, ...pagina }: PaginaDeReservas,
  version: number | undefined,
): Promise<number | null> {
  const nueva = { ...pagina, modalidades: [...modalidades] }
  const saved = await tx
    .insertInto('paginaReserva')
    .values({ usuarioId, ...nueva, version: 2 })
    .onConflict((c) => {
      const set = c.column('usuarioId').doUpdateSet({ ...nueva, version: sql<number>`pagina_reserva.version + 1` })
      return version === undefined ? set : set.where('paginaReserva.version', '=', version)
    })
    .returning('version')
    .executeTakeFirst()
  return saved?.version ?? null
}

interface ReservaNueva {
  readonly citaId: number
  readonly asesorId: number
  readonly modalidad: Modalidad
  readonly lugar: string
  readonly aviso: number
  readonly datos: Buffer
  readonly tokenHash: Buffer
  readonly creadaEn: string
}

export async function insertReserva(tx: Db, reserva: ReservaNueva): Promise<void> {
  await tx.insertInto('reserva').values(reserva).execute()
}

/** Gives the appointment of a client to a prospecto. */
export async function linkCita(tx: Db, citaId: number, prospectoId: number): Promise<void> {
  await tx
    .updateTable('cita')
    .set({ prospectoId, secuencia: sql<number>`secuencia + 1` })
    .where('id', '=', citaId)
    .execute()
}

/**
 * Deletes what clients typed, some time after their appointment, and with it an appointment that became nobody's; at once
 * for one that was cancelled and can no longer be restored.
 */
export async function forgetReservas(db: Db, ahora: string): Promise<void> {
  const limite = new Date(Date.parse(ahora) - diasDeGuardaDeReserva * DIA_MS).toISOString()
  await deleteInBatches(db, 'cita', sql`prospecto_id is null and termino < ${limite}`)
  await deleteInBatches(
    db,
    'reserva',
    sql`not exists (select from cita c where c.id = cita_id and c.termino >= ${limite})
      and not exists (select from cita_borrada b where b.id = cita_id)`,
  )
}
