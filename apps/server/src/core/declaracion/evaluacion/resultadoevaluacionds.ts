import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { resultadoevaluacionds } from '@alerce/contract/operations/declaracion/evaluacion'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { ensure } from '../../refusal.ts'
import { finishedUseCase } from '../../use-case.ts'
import { leerDeclaracionClinica } from '../declaracion/leer-declaracion.ts'
import { presentarConCarta, sinLoDelPostulante } from './presentar-resultado.ts'

/**
 * The result with what its panel shows and, once somebody has decided, its letter; of an electronic sale the applicant
 * reads those on their own page, and who sells the outcome.
 */
export const resultadoevaluacionDSUseCase = finishedUseCase(resultadoevaluacionds, {
  run: async (input, ctx) => {
    const { declaracion, prospecto } = await leerDeclaracionClinica(ctx, input, { reservada: true })
    const { resultado } = declaracion
    ensure(resultado !== null, resultadoMessages.sinResultado)
    const evaluada = { ...declaracion, resultado }
    const todo = await presentarConCarta(ctx, evaluada, prospecto)
    return { resultado, ...(contestaElPostulante(declaracion) ? sinLoDelPostulante(evaluada, todo) : todo) }
  },
  finish: async ({ resultado, data, papel, nombre }, { imprimir }) => {
    // a letter that cannot be drawn keeps nobody from the result: the screen says it where the letter is asked for
    const archivo = papel && (await imprimir(papel).catch(() => null))
    return { resultado, data: { ...data, nombre, archivo: archivo?.toString('base64') ?? null } }
  },
})
