import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { purgarCitas } from './purgar-citas.ts'
import { recordarCitas } from './recordar-citas.ts'

/** What happens to appointments by the clock. */
export const rondasDeCitas = (context: JobContext): Rondas => ({
  'recordar-citas': { cron: '* * * * *', run: () => recordarCitas(context) },
  'purgar-citas': { cron: '47 * * * *', run: () => purgarCitas(context) },
})
