import { firma } from '../../actor.ts'
import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Rechazo } from './read-model.ts'
import { actualizarRechazo } from './repository.ts'

/**
 * Ends a rejection, prospect and declaration locked; the applicant continues from the earlier stage. The rejection
 * stays on record.
 */
export async function levantar(ctx: Context, ds: Declaracion, { id, etapaAnterior }: Rechazo): Promise<void> {
  await actualizarRechazo(ctx.tx, id, { levantadoEn: ctx.ahora, levantadoPor: firma(ctx.actor) })
  await cambiarEtapaDS(ctx, ds, etapaAnterior, { evento: 'rechazoLevantado' })
}
