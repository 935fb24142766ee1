import { guardarBeneficiarios } from '@alerce/contract/operations/postulacion/beneficiarios'
import { useCase } from '../../use-case.ts'
import { agregarBeneficiarios } from './agregar-beneficiarios.ts'
import { editarGrupo } from './editar-grupo.ts'
import { marcarGrupo } from './repository.ts'

/** Adds new beneficiaries to those that stand; of none it is known that the group is who it was, and the quote goes, as with every save (spec 2 §4). */
export const guardarBeneficiariosUseCase = useCase(guardarBeneficiarios, async (input, ctx) => {
  const { fechaNacimiento } = await editarGrupo(ctx, input.prospectoId)
  await agregarBeneficiarios(ctx, fechaNacimiento, input)
  await marcarGrupo(ctx.tx, input.prospectoId)
  return 'ok' as const
})
