import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { type PurgaDeSalud, purgarSalud } from './purgar-salud.ts'
import { vencerEnviadas } from './vencer-enviadas.ts'

/** What happens by the clock to what declarations say of health; `otros`: what the purge needs of others. */
export const rondasDeSalud = (context: JobContext, otros: Omit<PurgaDeSalud, keyof JobContext>): Rondas => ({
  'vencer-enviadas': { cron: '29 4 * * *', run: () => vencerEnviadas(context) },
  'purgar-salud': { cron: '41 4 * * *', run: () => purgarSalud({ ...context, ...otros }) },
})
