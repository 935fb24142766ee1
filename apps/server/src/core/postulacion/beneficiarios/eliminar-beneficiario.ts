import { common } from '@alerce/contract/messages/common'
import { eliminarBeneficiario } from '@alerce/contract/operations/postulacion/beneficiarios'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { actualizacionAbierta } from '../edicion/read-model.ts'
import { antecedentesCambiados } from '../prospecto/events.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { registrarCambio } from '../prospecto/registrar-cambio.ts'
import { editarGrupo } from './editar-grupo.ts'
import { quitar, retirar } from './repository.ts'

/** Removes a beneficiary for good or, in an open update, keeps it aside; true when it existed. */
async function sacar(ctx: Context, prospectoId: number, beneficiarioId: number): Promise<boolean> {
  const prospecto = await editarProspecto(ctx, prospectoId)
  if ((await actualizacionAbierta(ctx.tx, prospectoId)) === null) {
    await editarGrupo(ctx, prospecto)
    return await quitar(ctx.tx, prospectoId, beneficiarioId)
  }
  await registrarCambio(ctx, prospecto, ['beneficiarios'])
  await ctx.raise(antecedentesCambiados, { id: prospectoId, etapa: prospecto.etapa, enActualizacion: true })
  return await retirar(ctx.tx, prospectoId, beneficiarioId)
}

export const eliminarBeneficiarioUseCase = useCase(
  eliminarBeneficiario,
  async ({ prospectoId, beneficiarioId }, ctx) => {
    ensure(await sacar(ctx, prospectoId, beneficiarioId), common.notFound)
    await anotar(ctx, prospectoId, 'beneficiarioEliminado')
    return 'ok' as const
  },
)
