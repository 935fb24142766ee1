import { cambiarEtapa } from '../../../postulacion/prospecto/cambiar-etapa.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { cambiarEtapaDS } from '../cambiar-etapa-ds.ts'
import type { Declaracion } from '../read-model.ts'
import { marcarViva } from '../repository.ts'

/** Gives an annulled invitation back, prospect and declaration locked: blocked, as its rejection had left it. */
export async function restituirLaViva(ctx: Context, prospecto: Prospecto, ds: Declaracion): Promise<void> {
  await marcarViva(ctx.tx, ds.id, true)
  await cambiarEtapaDS(ctx, ds, 'bloqueado', { evento: 'anulacionDeshecha' })
  await cambiarEtapa(ctx, prospecto, 'invitacionEnviada')
}
