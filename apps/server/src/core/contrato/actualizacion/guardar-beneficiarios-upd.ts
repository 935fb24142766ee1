import { guardarBeneficiariosUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { addBeneficiarios } from '../../postulacion/beneficiarios/add-beneficiarios.ts'
import { antecedentesCambiados } from '../../postulacion/prospecto/events.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { recordCambio } from '../../postulacion/prospecto/record-cambio.ts'
import { useCase } from '../../use-case.ts'
import { beginActualizacion } from './begin-actualizacion.ts'

/** Adds to the group of a sale whose plan is confirmed, by the rules of the standard screen; the quote stays. */
export const guardarBeneficiariosUpdUseCase = useCase(guardarBeneficiariosUpd, async (input, ctx) => {
  const prospecto = await editProspecto(ctx, input.prospectoId)
  await beginActualizacion(ctx, prospecto)
  await addBeneficiarios(ctx, prospecto.fechaNacimiento, input)
  await recordCambio(ctx, prospecto, ['beneficiarios'])
  if (input.beneficiarios.length > 0)
    await ctx.raise(antecedentesCambiados, { id: prospecto.id, etapa: prospecto.etapa, enActualizacion: true })
  return 'ok' as const
})
