import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { Rondas } from '../../../platform/jobs.ts'
import { olvidarSesiones } from '../../../sesiones/repository.ts'
import { olvidarDePostulantes } from '../../../sesiones/repository-postulante.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { olvidarEnlaces } from '../claves/olvidar-enlaces.ts'
import { olvidarAperturas } from '../enlaces/olvidar-aperturas.ts'

/** Deletes sessions and link openings after `diasDeAccesos` days (decision 017). */
async function olvidarAccesos({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const { diasDeAccesos } = await parametrosAl(db, clock.hoy())
  const hasta = new Date(Date.parse(clock.ahora()) - diasDeAccesos * DIA_MS).toISOString()
  await olvidarSesiones(db, hasta)
  await olvidarDePostulantes(db, hasta)
  await olvidarAperturas(db, hasta)
}

/** Scheduled jobs that delete old sessions and links. */
export const rondasDeAcceso = (context: JobContext): Rondas => ({
  'olvidar-accesos': { cron: '53 4 * * *', run: () => olvidarAccesos(context) },
  'olvidar-enlaces': { cron: '3 * * * *', run: () => olvidarEnlaces(context) },
})
