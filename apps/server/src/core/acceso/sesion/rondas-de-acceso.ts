import { notificaciones } from '@alerce/contract/catalogos/base/notificaciones'
import { urgenHasta } from '@alerce/domain/acceso/derechos'
import { DIA_MS, HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { Rondas } from '../../../platform/jobs.ts'
import { forgetSesiones } from '../../../sesiones/repository.ts'
import { forgetDePostulantes } from '../../../sesiones/repository-postulante.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { administradoresSinNoticia } from '../../base/notificaciones/read-model.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { forgetEnlaces } from '../claves/forget-enlaces.ts'
import { forgetAperturas } from '../enlaces/forget-aperturas.ts'
import { pedidosQueUrgen } from '../seguridad/read-model.ts'

/** Less than a day, so that a round that starts a little early still notifies. */
const HORAS_ENTRE_AVISOS = 20

/** Deletes sessions and link openings after `diasDeAccesos` days (decision 017). */
async function forgetAccesos({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const { diasDeAccesos } = await parametrosAl(db, clock.hoy())
  const hasta = new Date(Date.parse(clock.ahora()) - diasDeAccesos * DIA_MS).toISOString()
  await forgetSesiones(db, hasta)
  await forgetDePostulantes(db, hasta)
  await forgetAperturas(db, hasta)
}

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

/** Scheduled jobs: they delete old sessions and links, and remind of deadlines. */
export const rondasDeAcceso = (context: JobContext): Rondas => ({
  'olvidar-accesos': { cron: '53 4 * * *', run: () => forgetAccesos(context) },
  'avisar-pedidos': { cron: '7 12 * * *', run: () => notifyPedidos(context) },
  'olvidar-enlaces': { cron: '3 * * * *', run: () => forgetEnlaces(context) },
})
