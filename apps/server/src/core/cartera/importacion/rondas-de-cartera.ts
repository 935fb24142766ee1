import type { Rondas } from '../../../platform/jobs.ts'
import type { Core } from '../../core.ts'
import type { JobContext } from '../../job-context.ts'
import { anularInvitaciones } from '../lista/anular-invitaciones.ts'
import { repasarTarjetas } from '../tarjeta/rehacer.ts'
import { ponerSuplenciasAlDia } from '../traspaso/suplencia/poner-suplencias-al-dia.ts'
import { olvidarImportaciones } from './olvidar-importaciones.ts'

/** What becomes by itself of those who never came to be customers. */
export const rondasDeCartera = (context: JobContext, core: Core): Rondas => ({
  'anular-invitaciones': { cron: '* * * * *', run: () => anularInvitaciones(core, context) },
  'poner-suplencias-al-dia': { cron: '*/5 * * * *', run: () => ponerSuplenciasAlDia(core, context) },
  'repasar-tarjetas': { cron: '37 4 * * *', run: async () => void (await repasarTarjetas(context.db)) },
  'olvidar-importaciones': { cron: '53 * * * *', run: () => olvidarImportaciones(context) },
})
