import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { validarGestionarCompensado } from '@alerce/contract/operations/cartera/lista'
import { esperaAlOtorgante } from '@alerce/domain/cartera/pareja'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { parejaDe } from '../venta/read-model.ts'

/** 'ok' for all but the receiver of a pair that has run ahead of its giver. */
export const validarGestionarCompensadoUseCase = useCase(validarGestionarCompensado, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId)
  return esperaAlOtorgante(await parejaDe(ctx.tx, prospectoId)) ? parejaMessages.otorganteSinTerminar.text : 'ok'
})
