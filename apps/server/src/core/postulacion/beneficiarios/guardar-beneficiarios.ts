import { guardarBeneficiarios } from '@alerce/contract/operations/postulacion/beneficiarios'
import { useCase } from '../../use-case.ts'
import { editProspecto } from '../prospecto/policy.ts'
import { addBeneficiarios } from './add-beneficiarios.ts'
import { editGrupo } from './edit-grupo.ts'

/**
 * Adds beneficiaries to the existing ones. An empty list confirms the group, and the quote is deleted as with every
 * save (spec 2 §4).
 */
export const guardarBeneficiariosUseCase = useCase(guardarBeneficiarios, async (input, ctx) => {
  const prospecto = await editProspecto(ctx, input.prospectoId)
  await editGrupo(ctx, prospecto, { grupoGuardado: true })
  await addBeneficiarios(ctx, prospecto.fechaNacimiento, input)
  return 'ok' as const
})
