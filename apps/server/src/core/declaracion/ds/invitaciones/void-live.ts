import { changeEtapa } from '../../../postulacion/prospecto/change-etapa.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { changeEtapaDS } from '../change-etapa-ds.ts'
import type { Declaracion } from '../read-model.ts'
import { markLive } from '../repository.ts'

/** Annuls an invitation, prospect and declaration locked: it is the live one no more. `por`: why, in the Bitácora. */
export async function voidLive(ctx: Context, prospecto: Prospecto, ds: Declaracion, por: string): Promise<void> {
  await markLive(ctx.tx, ds.id, false)
  await changeEtapaDS(ctx, ds, 'invitacionAnulada', { evento: 'invitacionAnulada', detalle: por })
  await changeEtapa(ctx, prospecto, 'invitacionAnulada')
}
