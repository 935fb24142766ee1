import { common } from '@alerce/contract/messages/common'
import { guardarBeneficiariosDS } from '@alerce/contract/operations/declaracion/cotizante'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { exigirElGrupo, guardarGrupo, personasDelGrupo } from './guardar-grupo.ts'
import { revisarBeneficiarios } from './revisar-beneficiarios.ts'

export const guardarBeneficiariosDSUseCase = useCase(guardarBeneficiariosDS, async (input, ctx) => {
  const suya = await editarDeclaracion(ctx, input)
  const enviados = exigirElGrupo(input.beneficiario, await personasDelGrupo(ctx, suya))
  const { rut, numeroPasaporte: pasaporte } = suya.prospecto
  const errores = revisarBeneficiarios(enviados, [{ rut, pasaporte }])
  if (errores.length > 0) refuse(common.invalid, { errores })
  return { version: await guardarGrupo(ctx, suya, enviados) }
})
