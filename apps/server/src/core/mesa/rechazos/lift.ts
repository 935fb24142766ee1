import { firma } from '../../actor.ts'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Rechazo } from './read-model.ts'
import { updateRechazo } from './repository.ts'

/**
 * Ends a rejection, prospect and declaration locked; the applicant continues from the earlier stage. The rejection
 * stays on record.
 */
export async function lift(ctx: Context, ds: Declaracion, { id, etapaAnterior }: Rechazo): Promise<void> {
  await updateRechazo(ctx.tx, id, { levantadoEn: ctx.ahora, levantadoPor: firma(ctx.actor) })
  await changeEtapaDS(ctx, ds, etapaAnterior, { evento: 'rechazoLevantado' })
}
