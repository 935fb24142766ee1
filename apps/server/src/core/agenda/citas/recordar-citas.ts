import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { notificar } from '../../base/notificaciones/notificar.ts'
import type { JobContext } from '../../job-context.ts'
import { tomarPorRecordar } from './repository.ts'

/** Tells advisors of what begins within the hour, each once, however many servers look. */
export async function recordarCitas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<number> {
  const ahora = clock.ahora()
  return await db.transaction().execute(async (tx) => {
    const citas = await tomarPorRecordar(tx, ahora)
    for (const { asesorId, prospectoId, inicio } of citas) {
      const hora = horaEnSantiago(inicio).slice(0, 5)
      await notificar({ tx, ahora }, { usuarioId: asesorId, prospectoId }, 'citaProxima', hora)
    }
    return citas.length
  })
}
