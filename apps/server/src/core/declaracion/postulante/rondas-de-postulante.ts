import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { recordarInvitaciones } from '../invitacion/recordar-invitaciones.ts'
import { vencerInvitaciones } from '../invitacion/vencer-invitaciones.ts'
import { borrarCodigos } from './repository-codigo.ts'

/** A code that was mailed opens nothing after some minutes; how many were in the last hour counts. */
async function olvidarCodigos({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await borrarCodigos(db, new Date(Date.parse(clock.ahora()) - DIA_MS).toISOString())
}

/** What happens by the clock to what applicants were mailed. */
export const rondasDePostulante = (context: JobContext): Rondas => ({
  'vencer-invitaciones': { cron: '11 * * * *', run: () => vencerInvitaciones(context) },
  'recordar-invitaciones': { cron: '31 9-20 * * *', run: () => recordarInvitaciones(context) },
  'olvidar-codigos': { cron: '13 * * * *', run: () => olvidarCodigos(context) },
})
