import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { Rondas } from '../../../platform/jobs.ts'
import type { Core } from '../../core.ts'
import type { JobContext } from '../../job-context.ts'
import { voidInvitaciones } from '../lista/void-invitaciones.ts'
import { reviseTarjetas } from '../tarjeta/redo.ts'
import { bringSuplenciasUpToDate } from '../traspaso/suplencia/bring-suplencias-up-to-date.ts'
import { forgetRevisadasAntes, forgetRows } from './repository.ts'

/**
 * Deletes the personal data of import files that can no longer be confirmed or undone: their persons are no prospects.
 * The outcome of each row stays.
 */
async function forgetImportaciones({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const desde = seDeshaceDesde(clock.ahora())
  await forgetRevisadasAntes(db, desde)
  await forgetRows(db, desde)
}

/** Scheduled jobs on portfolios. */
export const rondasDeCartera = (context: JobContext, core: Core): Rondas => ({
  'anular-invitaciones': { cron: '* * * * *', run: () => voidInvitaciones(core, context) },
  'poner-suplencias-al-dia': { cron: '*/5 * * * *', run: () => bringSuplenciasUpToDate(core, context) },
  'repasar-tarjetas': { cron: '37 4 * * *', run: async () => void (await reviseTarjetas(context.db)) },
  'olvidar-importaciones': { cron: '53 * * * *', run: () => forgetImportaciones(context) },
})
