import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { reunirPendientes } from '../documentos/reunidos/reunir-documentos.ts'
import { sellarPendientes } from './sellar-pendientes.ts'

/** What happens to the papers of contracts by the clock. */
export const rondasDeContrato = (context: JobContext): Rondas => ({
  'sellar-evidencias': { cron: '* * * * *', run: () => sellarPendientes(context) },
  'reunir-documentos': { cron: '37 * * * *', run: () => reunirPendientes(context) },
})
