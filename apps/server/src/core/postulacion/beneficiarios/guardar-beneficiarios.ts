import { guardarBeneficiarios } from '@alerce/contract/operations/postulacion/beneficiarios'
import { useCase } from '../../use-case.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { agregarBeneficiarios } from './agregar-beneficiarios.ts'
import { editarGrupo } from './editar-grupo.ts'

/**
 * Adds beneficiaries to the existing ones. An empty list confirms the group, and the quote is deleted as with every
 * save (spec 2 §4).
 */
export const guardarBeneficiariosUseCase = useCase(guardarBeneficiarios, async (input, ctx) => {
  const prospecto = await editarProspecto(ctx, input.prospectoId)
  await editarGrupo(ctx, prospecto, { grupoGuardado: true })
  await agregarBeneficiarios(ctx, prospecto.fechaNacimiento, input)
  return 'ok' as const
})
