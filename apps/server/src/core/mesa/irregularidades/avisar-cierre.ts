import { notificar } from '../../base/notificaciones/notificar.ts'
import type { JobContext } from '../../job-context.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { irregularidadPorId } from './read-model.ts'

/** Tells the advisor that an irregularity was closed, unless that closing was taken back meanwhile. */
export async function avisarCierre(
  { db, clock }: Pick<JobContext, 'db' | 'clock'>,
  { irregularidadId, cerrada }: { irregularidadId: number; cerrada: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const una = await irregularidadPorId(tx, irregularidadId)
    if (una?.cerrada !== cerrada) return
    const { prospectoId, detalle } = una
    const prospecto = await buscarProspecto(tx, prospectoId)
    if (!prospecto) return
    const destino = { usuarioId: prospecto.asesorId, prospectoId }
    await notificar({ tx, ahora: clock.ahora() }, destino, 'irregularidadCerrada', detalle)
  })
}
