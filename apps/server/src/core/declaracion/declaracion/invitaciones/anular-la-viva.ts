import { cambiarEtapa } from '../../../postulacion/prospecto/cambiar-etapa.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { cambiarEtapaDS } from '../cambiar-etapa-ds.ts'
import type { Declaracion } from '../read-model.ts'
import { marcarViva } from '../repository.ts'

/** Annuls an invitation, prospect and declaration locked: it is the live one no more. `por`: why, in the Bitácora. */
export async function anularLaViva(ctx: Context, prospecto: Prospecto, ds: Declaracion, por: string): Promise<void> {
  await marcarViva(ctx.tx, ds.id, false)
  await cambiarEtapaDS(ctx, ds, 'invitacionAnulada', { evento: 'invitacionAnulada', detalle: por })
  await cambiarEtapa(ctx, prospecto, 'invitacionAnulada')
}
