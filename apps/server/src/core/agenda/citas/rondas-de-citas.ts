import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { horaDeSalida } from '@alerce/domain/base/lugar-de-cita'
import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { Rondas } from '../../../platform/jobs.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import type { JobContext } from '../../job-context.ts'
import { forgetOldEntradas } from '../conexiones/forget-old-entradas.ts'
import { forgetOldBloqueos } from '../disponibilidad/forget-old-bloqueos.ts'
import { forgetBorradas, takeToRemind } from './repository.ts'
import { forgetReservas } from './reservas/repository.ts'

/** Deletes the copies of appointments that can no longer be restored. */
async function purgeCitas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await forgetBorradas(db, seDeshaceDesde(clock.ahora()))
}

/** Reminds advisors an hour before they set out, of each appointment once, with any number of servers. */
export async function rememberCitas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<number> {
  const ahora = clock.ahora()
  return await db.transaction().execute(async (tx) => {
    const citas = await takeToRemind(tx, ahora)
    for (const { asesorId, prospectoId, inicio, traslado } of citas) {
      const hora = horaEnSantiago(inicio).slice(0, 5)
      const salida = horaDeSalida(inicio, { traslado })
      const cuando = salida === null ? hora : `${hora}: salga a las ${salida}`
      await notify({ tx, ahora }, { usuarioId: asesorId, prospectoId }, 'citaProxima', cuando)
    }
    return citas.length
  })
}

/** Scheduled jobs on appointments. */
export const rondasDeCitas = (context: JobContext): Rondas => ({
  'recordar-citas': { cron: '* * * * *', run: () => rememberCitas(context) },
  'purgar-citas': { cron: '47 * * * *', run: () => purgeCitas(context) },
  'olvidar-reservas': { cron: '54 * * * *', run: () => forgetReservas(context.db, context.clock.ahora()) },
  'olvidar-entradas': { cron: '56 * * * *', run: () => forgetOldEntradas(context) },
  'olvidar-bloqueos': { cron: '52 * * * *', run: () => forgetOldBloqueos(context) },
})
