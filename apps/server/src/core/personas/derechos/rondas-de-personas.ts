import { notificaciones } from '@alerce/contract/catalogos/base/notificaciones'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { urgenHasta } from '@alerce/domain/personas/derechos'
import type { Rondas } from '../../../platform/jobs.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { administradoresSinNoticia } from '../../base/notificaciones/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { pedidosQueUrgen } from './read-model-pedidos.ts'

/** Less than a day, so that a round that starts a little early still notifies. */
const HORAS_ENTRE_AVISOS = 20

/** Notifies the administrators, once a day, of requests of persons whose deadline is near or past. */
async function notifyPedidos({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const ahora = clock.ahora()
  const { cuantos, primero } = await pedidosQueUrgen(db, urgenHasta(clock.hoy()))
  if (primero === null) return
  const datos = [String(cuantos), aDDMMYYYY(primero)] as const
  const desde = new Date(Date.parse(ahora) - HORAS_ENTRE_AVISOS * HORA_MS).toISOString()
  await db.transaction().execute(async (tx) => {
    for (const usuarioId of await administradoresSinNoticia(tx, notificaciones.pedidosPorVencer.texto(...datos), desde))
      await notify({ tx, ahora }, { usuarioId, prospectoId: null }, 'pedidosPorVencer', ...datos)
  })
}

/** Scheduled job: it reminds of deadlines. */
export const rondasDePersonas = (context: JobContext): Rondas => ({
  'avisar-pedidos': { cron: '7 12 * * *', run: () => notifyPedidos(context) },
})
