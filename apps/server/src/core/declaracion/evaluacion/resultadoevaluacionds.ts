import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { resultadoevaluacionds } from '@alerce/contract/operations/declaracion/evaluacion'
import { esEnContra } from '@alerce/domain/declaracion/respuesta'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { leerDeclaracionClinica } from '../declaracion/leer-declaracion.ts'
import { evaluacionesDe } from './read-model.ts'

/** The result with what its panel shows; a reason only where somebody decided against the applicant. */
export const resultadoevaluacionDSUseCase = useCase(resultadoevaluacionds, async (input, ctx) => {
  const { declaracion } = await leerDeclaracionClinica(ctx, input)
  const { resultado } = declaracion
  ensure(resultado !== null, resultadoMessages.sinResultado)
  const ultima = (await evaluacionesDe(ctx.tx, ctx.vault, declaracion.id)).at(-1)
  const enContra = esEnContra(resultado)
  return {
    resultado,
    data: {
      nombre: null,
      archivo: null,
      antecedentes: [],
      renta: declaracion.rentaPromedio,
      restricciones: [],
      motivo: enContra ? (ultima?.motivos.join(' ') ?? null) : null,
      decididoPor: ultima?.por ?? null,
    },
  }
})
