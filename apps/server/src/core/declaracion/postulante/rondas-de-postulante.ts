import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { expireInvitaciones } from '../invitacion/expire-invitaciones.ts'
import { rememberInvitaciones } from '../invitacion/remember-invitaciones.ts'
import { deleteCodigos } from './repository-codigo.ts'

/** Deletes old codes; they expire in minutes, but those of the last hour count for the limit. */
async function forgetCodigos({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await deleteCodigos(db, new Date(Date.parse(clock.ahora()) - DIA_MS).toISOString())
}

/** Scheduled jobs on links and codes mailed to applicants. */
export const rondasDePostulante = (context: JobContext): Rondas => ({
  'vencer-invitaciones': { cron: '11 * * * *', run: () => expireInvitaciones(context) },
  'recordar-invitaciones': { cron: '31 9-20 * * *', run: () => rememberInvitaciones(context) },
  'olvidar-codigos': { cron: '13 * * * *', run: () => forgetCodigos(context) },
})
