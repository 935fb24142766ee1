import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { recordarInvitaciones } from '../invitacion/recordar-invitaciones.ts'
import { vencerInvitaciones } from '../invitacion/vencer-invitaciones.ts'
import { olvidarCodigos } from './olvidar-codigos.ts'

/** What happens by the clock to what applicants were mailed. */
export const rondasDePostulante = (context: JobContext): Rondas => ({
  'vencer-invitaciones': { cron: '11 * * * *', run: () => vencerInvitaciones(context) },
  'recordar-invitaciones': { cron: '31 9-20 * * *', run: () => recordarInvitaciones(context) },
  'olvidar-codigos': { cron: '13 * * * *', run: () => olvidarCodigos(context) },
})
