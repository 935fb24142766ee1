import { common } from '@alerce/contract/messages/common'
import { eliminarBeneficiario } from '@alerce/contract/operations/postulacion/beneficiarios'
import { note } from '../../base/bitacora/note.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { actualizacionAbierta } from '../edicion/read-model.ts'
import { antecedentesCambiados } from '../prospecto/events.ts'
import { editProspecto } from '../prospecto/policy.ts'
import { recordCambio } from '../prospecto/record-cambio.ts'
import { editGrupo } from './edit-grupo.ts'
import { remove, withdraw } from './repository.ts'

/** Removes a beneficiary for good or, in an open update, keeps it aside; true when it existed. */
async function takeOut(ctx: Context, prospectoId: number, beneficiarioId: number): Promise<boolean> {
  const prospecto = await editProspecto(ctx, prospectoId)
  if ((await actualizacionAbierta(ctx.tx, prospectoId)) === null) {
    await editGrupo(ctx, prospecto)
    return await remove(ctx.tx, prospectoId, beneficiarioId)
  }
  await recordCambio(ctx, prospecto, ['beneficiarios'])
  await ctx.raise(antecedentesCambiados, { id: prospectoId, etapa: prospecto.etapa, enActualizacion: true })
  return await withdraw(ctx.tx, prospectoId, beneficiarioId)
}

export const eliminarBeneficiarioUseCase = useCase(
  eliminarBeneficiario,
  async ({ prospectoId, beneficiarioId }, ctx) => {
    ensure(await takeOut(ctx, prospectoId, beneficiarioId), common.notFound)
    await note(ctx, prospectoId, 'beneficiarioEliminado')
    return 'ok' as const
  },
)
