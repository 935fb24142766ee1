import { publicar } from '../../../avisos/repository.ts'
import type { Context } from '../../use-case.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { registrarCambio } from '../prospecto/registrar-cambio.ts'

/** Counts a change of the group, and tells the open screens. */
export async function registrarGrupo(ctx: Context, prospecto: Prospecto): Promise<void> {
  await registrarCambio(ctx, prospecto, ['beneficiarios'])
  await publicar(ctx.tx, { tema: 'prospecto', prospectoId: prospecto.id, asesorId: prospecto.asesorId })
}
