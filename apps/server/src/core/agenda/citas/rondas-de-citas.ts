import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { Rondas } from '../../../platform/jobs.ts'
import { notificar } from '../../base/notificaciones/notificar.ts'
import type { JobContext } from '../../job-context.ts'
import { olvidarBorradas, tomarPorRecordar } from './repository.ts'

/** Deletes the copies of appointments that can no longer be restored. */
async function purgarCitas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await olvidarBorradas(db, seDeshaceDesde(clock.ahora()))
}

/** Reminds advisors of appointments within the hour, each once, with any number of servers. */
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

/** Scheduled jobs on appointments. */
export const rondasDeCitas = (context: JobContext): Rondas => ({
  'recordar-citas': { cron: '* * * * *', run: () => recordarCitas(context) },
  'purgar-citas': { cron: '47 * * * *', run: () => purgarCitas(context) },
})
