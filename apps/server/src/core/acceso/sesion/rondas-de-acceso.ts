import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { olvidarEnlaces } from '../claves/olvidar-enlaces.ts'
import { olvidarAccesos } from './olvidar-accesos.ts'

/** What is forgotten by the clock of who came in and by what. */
export const rondasDeAcceso = (context: JobContext): Rondas => ({
  'olvidar-accesos': { cron: '53 4 * * *', run: () => olvidarAccesos(context) },
  'olvidar-enlaces': { cron: '3 * * * *', run: () => olvidarEnlaces(context) },
})
