import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { reunirPendientes } from '../documentos/reunidos/reunir-documentos.ts'
import { sellarPendientes } from './sellar-pendientes.ts'

/** Scheduled jobs on the papers of contracts. */
export const rondasDeContrato = (context: JobContext): Rondas => ({
  'sellar-evidencias': { cron: '* * * * *', run: () => sellarPendientes(context) },
  'reunir-documentos': { cron: '37 * * * *', run: () => reunirPendientes(context) },
})
