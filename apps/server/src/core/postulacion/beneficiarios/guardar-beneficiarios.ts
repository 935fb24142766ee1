import { guardarBeneficiarios } from '@alerce/contract/operations/postulacion/beneficiarios'
import { useCase } from '../../use-case.ts'
import { agregarBeneficiarios } from './agregar-beneficiarios.ts'
import { editarGrupo } from './editar-grupo.ts'

/** Adds new beneficiaries to those that stand; none changes nothing but the quote, as every save does (spec 2 §4). */
export const guardarBeneficiariosUseCase = useCase(guardarBeneficiarios, async (input, ctx) => {
  const { fechaNacimiento } = await editarGrupo(ctx, input.prospectoId)
  await agregarBeneficiarios(ctx, fechaNacimiento, input)
  return 'ok' as const
})
