import type { Rondas } from '../../../platform/jobs.ts'
import type { JobContext } from '../../job-context.ts'
import { gatherPendientes } from '../documentos/reunidos/gather-documentos.ts'
import { sealPendientes } from './seal-pendientes.ts'

/** Scheduled jobs on the papers of contracts. */
export const rondasDeContrato = (context: JobContext): Rondas => ({
  'sellar-evidencias': { cron: '* * * * *', run: () => sealPendientes(context) },
  'reunir-documentos': { cron: '37 * * * *', run: () => gatherPendientes(context) },
})
