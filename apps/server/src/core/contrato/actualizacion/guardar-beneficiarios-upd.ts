import { guardarBeneficiariosUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { agregarBeneficiarios } from '../../postulacion/beneficiarios/agregar-beneficiarios.ts'
import { antecedentesCambiados } from '../../postulacion/prospecto/events.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { registrarCambio } from '../../postulacion/prospecto/registrar-cambio.ts'
import { useCase } from '../../use-case.ts'
import { comenzarActualizacion } from './comenzar-actualizacion.ts'

/** Adds to the group of a sale whose plan is confirmed, by the rules of the standard screen; the quote stays. */
export const guardarBeneficiariosUpdUseCase = useCase(guardarBeneficiariosUpd, async (input, ctx) => {
  const prospecto = await editarProspecto(ctx, input.prospectoId)
  await comenzarActualizacion(ctx, prospecto)
  await agregarBeneficiarios(ctx, prospecto.fechaNacimiento, input)
  await registrarCambio(ctx, prospecto, ['beneficiarios'])
  if (input.beneficiarios.length > 0)
    await ctx.raise(antecedentesCambiados, { id: prospecto.id, etapa: prospecto.etapa, enActualizacion: true })
  return 'ok' as const
})
