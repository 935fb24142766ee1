import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { validarGestionarCompensado } from '@alerce/contract/operations/cartera/lista'
import { parejaAlGestionar } from '@alerce/domain/cartera/pareja'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { parejaDe } from '../venta/read-model.ts'

const respuestas = {
  sigue: 'ok',
  espera: parejaMessages.otorganteSinTerminar.text,
  detenida: parejaMessages.detenida.text,
} as const

/** 'ok' for all but the receiver of a pair that has run ahead of its giver, and who is left of a pair. */
export const validarGestionarCompensadoUseCase = useCase(validarGestionarCompensado, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  return respuestas[parejaAlGestionar(await parejaDe(ctx.tx, prospectoId))]
})
