import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { recordarInvitaciones } from '../invitacion/recordar-invitaciones.ts'
import { vencerInvitaciones } from '../invitacion/vencer-invitaciones.ts'
import { borrarCodigos } from './repository-codigo.ts'

/** Deletes old codes; they expire in minutes, but those of the last hour count for the limit. */
async function olvidarCodigos({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await borrarCodigos(db, new Date(Date.parse(clock.ahora()) - DIA_MS).toISOString())
}

/** Scheduled jobs on links and codes mailed to applicants. */
export const rondasDePostulante = (context: JobContext): Rondas => ({
  'vencer-invitaciones': { cron: '11 * * * *', run: () => vencerInvitaciones(context) },
  'recordar-invitaciones': { cron: '31 9-20 * * *', run: () => recordarInvitaciones(context) },
  'olvidar-codigos': { cron: '13 * * * *', run: () => olvidarCodigos(context) },
})
