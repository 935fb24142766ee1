import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { Rondas } from '../../../platform/jobs.ts'
import { forgetSesiones } from '../../../sesiones/repository.ts'
import { forgetDePostulantes } from '../../../sesiones/repository-postulante.ts'
import { forgetIntervenciones } from '../../base/manos/forget-intervenciones.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { Core } from '../../core.ts'
import type { JobContext } from '../../job-context.ts'
import { forgetEnlaces } from '../claves/forget-enlaces.ts'
import { forgetAperturas } from '../enlaces/forget-aperturas.ts'
import { forgetDesafios } from '../segundo-factor/forget-desafios.ts'
import { closeSinUso } from '../usuarios/close-sin-uso.ts'

/** Deletes sessions and link openings after `diasDeAccesos` days (decision 017). */
async function forgetAccesos({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const { diasDeAccesos } = await parametrosAl(db, clock.hoy())
  const hasta = new Date(Date.parse(clock.ahora()) - diasDeAccesos * DIA_MS).toISOString()
  await forgetSesiones(db, hasta)
  await forgetDePostulantes(db, hasta)
  await forgetAperturas(db, hasta)
  await forgetIntervenciones(db, hasta)
}

/** Scheduled jobs: they delete old sessions and links, and close unused accounts. */
export const rondasDeAcceso = (context: JobContext, core: Core): Rondas => ({
  'cerrar-sin-uso': { cron: '27 5 * * *', run: () => closeSinUso(core, context) },
  'olvidar-accesos': { cron: '53 4 * * *', run: () => forgetAccesos(context) },
  'olvidar-enlaces': { cron: '3 * * * *', run: () => forgetEnlaces(context) },
  'olvidar-segundos-pasos': { cron: '13 * * * *', run: () => forgetDesafios(context) },
})
