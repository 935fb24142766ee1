import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { validarGestionarCompensado } from '@alerce/contract/operations/cartera/lista'
import { esperaAlOtorgante } from '../../declaracion/turno/read-model.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

/** 'ok' for all but the receiver of a pair that has run ahead of its giver. */
export const validarGestionarCompensadoUseCase = useCase(validarGestionarCompensado, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  return (await esperaAlOtorgante(ctx.tx, prospecto)) ? carteraMessages.otorganteSinTerminar.text : 'ok'
})
