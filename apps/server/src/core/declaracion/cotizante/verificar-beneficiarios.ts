import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { verificarBeneficiarios } from '@alerce/contract/operations/declaracion/cotizante'
import { useCase } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'
import { personasConSalud } from '../ds/read-model-personas.ts'
import { checkBeneficiarios, esElMismoGrupo, soloBeneficiarios } from './check-beneficiarios.ts'

/** The same checks as saving, told as a list. */
export const verificarBeneficiariosUseCase = useCase(verificarBeneficiarios, async (input, ctx) => {
  const { declaracion, prospecto } = await readDeclaracionClinica(ctx, input)
  const personas = await personasConSalud(ctx.tx, ctx.vault, declaracion.id)
  const enviados = soloBeneficiarios(input.beneficiario, personas)
  const titular = { rut: prospecto.rut, pasaporte: prospecto.numeroPasaporte }
  const textos = checkBeneficiarios(enviados, [titular]).map((error) => error.mensaje)
  const grupo = esElMismoGrupo(enviados, personas) ? [] : [m.grupoFijo.text]
  return { errores: [...new Set([...grupo, ...textos])].map((descripcion) => ({ descripcion })) }
})
