import type { Rondas } from '../platform/jobs.ts'
import { recordarCitas } from './agenda/citas/recordar-citas.ts'
import { purgarBorradores } from './base/borrador/purgar-borradores.ts'
import { olvidarRespuestas } from './base/idempotencia/olvidar-respuestas.ts'
import type { JobContext } from './job-context.ts'

/** What the insurer does by the clock. */
export const rondasDelNucleo = (context: JobContext): Rondas => ({
  'recordar-citas': { cron: '* * * * *', hacer: () => recordarCitas(context) },
  'olvidar-respuestas': { cron: '7 * * * *', hacer: () => olvidarRespuestas(context) },
  'purgar-borradores': { cron: '23 * * * *', hacer: () => purgarBorradores(context) },
})
