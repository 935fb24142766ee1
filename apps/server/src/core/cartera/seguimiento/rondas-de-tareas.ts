import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { Rondas } from '../../../platform/jobs.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import type { JobContext } from '../../job-context.ts'
import { forgetAnotaciones, takeToRemind } from './repository.ts'
import { scheduleFechasDeContrato } from './schedule-fechas-de-contrato.ts'

/** Reminds advisors of tasks whose hour has come, each once, with any number of servers. */
async function remindTareas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const ahora = clock.ahora()
  await db.transaction().execute(async (tx) => {
    for (const { asesorId, prospectoId, momento, origen } of await takeToRemind(tx, ahora)) {
      const hora = horaEnSantiago(momento).slice(0, 5)
      const noticia = origen === 'intento' ? 'intentoPendiente' : 'tareaPendiente'
      await notify({ tx, ahora }, { usuarioId: asesorId, prospectoId }, noticia, hora)
    }
  })
}

/** Deletes annotations that can no longer be restored. */
async function forgetBorradas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await forgetAnotaciones(db, seDeshaceDesde(clock.ahora()))
}

/** Scheduled jobs on tasks and annotations. */
export const rondasDeTareas = (context: JobContext): Rondas => ({
  'recordar-tareas': { cron: '* * * * *', run: () => remindTareas(context) },
  'recordar-contratos': { cron: '27 5 * * *', run: () => scheduleFechasDeContrato(context) },
  'olvidar-anotaciones': { cron: '57 * * * *', run: () => forgetBorradas(context) },
})
