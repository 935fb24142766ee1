import { common } from '@alerce/contract/messages/common'
import { guardarBeneficiariosDS } from '@alerce/contract/operations/declaracion/cotizante'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editDeclaracion } from '../ds/edit-declaracion.ts'
import { checkBeneficiarios } from './check-beneficiarios.ts'
import { ensureElGrupo, personasDelGrupo, saveGrupo } from './save-grupo.ts'

export const guardarBeneficiariosDSUseCase = useCase(guardarBeneficiariosDS, async (input, ctx) => {
  const suya = await editDeclaracion(ctx, input)
  const enviados = ensureElGrupo(input.beneficiario, await personasDelGrupo(ctx, suya))
  const { rut, numeroPasaporte: pasaporte } = suya.prospecto
  const errores = checkBeneficiarios(enviados, [{ rut, pasaporte }])
  if (errores.length > 0) refuse(common.invalid, { errores })
  return { version: await saveGrupo(ctx, suya, enviados) }
})
