import { changeEtapa } from '../../../postulacion/prospecto/change-etapa.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { changeEtapaDS } from '../change-etapa-ds.ts'
import type { Declaracion } from '../read-model.ts'
import { markLive } from '../repository.ts'

/** Gives an annulled invitation back, prospect and declaration locked: blocked, as its rejection had left it. */
export async function reinstateLive(ctx: Context, prospecto: Prospecto, ds: Declaracion): Promise<void> {
  await markLive(ctx.tx, ds.id, true)
  await changeEtapaDS(ctx, ds, 'bloqueado', { evento: 'anulacionDeshecha' })
  await changeEtapa(ctx, prospecto, 'invitacionEnviada')
}
