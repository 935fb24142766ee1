import type { Rondas } from '../platform/jobs.ts'
import { recordarCitas } from './agenda/citas/recordar-citas.ts'
import { purgarBorradores } from './base/borrador/purgar-borradores.ts'
import { olvidarRespuestas } from './base/idempotencia/olvidar-respuestas.ts'
import { anularInvitaciones } from './cartera/lista/anular-invitaciones.ts'
import type { Core } from './core.ts'
import type { JobContext } from './job-context.ts'

/** What the insurer does by the clock. */
export const rondasDelNucleo = (context: JobContext, core: Core): Rondas => ({
  'recordar-citas': { cron: '* * * * *', hacer: () => recordarCitas(context) },
  'anular-invitaciones': { cron: '* * * * *', hacer: () => anularInvitaciones(core, context) },
  'olvidar-respuestas': { cron: '7 * * * *', hacer: () => olvidarRespuestas(context) },
  'purgar-borradores': { cron: '23 * * * *', hacer: () => purgarBorradores(context) },
})
