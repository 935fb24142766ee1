import { common } from '@alerce/contract/messages/common'
import { eliminarBeneficiario } from '@alerce/contract/operations/beneficiarios'
import { anotar } from '../bitacora/anotar.ts'
import { ensure } from '../refusal.ts'
import { useCase } from '../use-case.ts'
import { editarGrupo } from './editar-grupo.ts'
import { quitar } from './repository.ts'

export const eliminarBeneficiarioUseCase = useCase(
  eliminarBeneficiario,
  async ({ prospectoId, beneficiarioId }, ctx) => {
    await editarGrupo(ctx, prospectoId)
    ensure(await quitar(ctx.tx, prospectoId, beneficiarioId), common.notFound)
    await anotar(ctx, prospectoId, 'beneficiarioEliminado')
    return 'ok' as const
  },
)
