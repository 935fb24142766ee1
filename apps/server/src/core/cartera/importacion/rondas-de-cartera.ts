import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { Rondas } from '../../../platform/jobs.ts'
import type { Core } from '../../core.ts'
import type { JobContext } from '../../job-context.ts'
import { anularInvitaciones } from '../lista/anular-invitaciones.ts'
import { repasarTarjetas } from '../tarjeta/rehacer.ts'
import { ponerSuplenciasAlDia } from '../traspaso/suplencia/poner-suplencias-al-dia.ts'
import { olvidarFilas, olvidarRevisadasAntes } from './repository.ts'

/**
 * Deletes the personal data of import files that can no longer be confirmed or undone: their persons are no prospects.
 * The outcome of each row stays.
 */
async function olvidarImportaciones({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const desde = seDeshaceDesde(clock.ahora())
  await olvidarRevisadasAntes(db, desde)
  await olvidarFilas(db, desde)
}

/** Scheduled jobs on portfolios. */
export const rondasDeCartera = (context: JobContext, core: Core): Rondas => ({
  'anular-invitaciones': { cron: '* * * * *', run: () => anularInvitaciones(core, context) },
  'poner-suplencias-al-dia': { cron: '*/5 * * * *', run: () => ponerSuplenciasAlDia(core, context) },
  'repasar-tarjetas': { cron: '37 4 * * *', run: async () => void (await repasarTarjetas(context.db)) },
  'olvidar-importaciones': { cron: '53 * * * *', run: () => olvidarImportaciones(context) },
})
