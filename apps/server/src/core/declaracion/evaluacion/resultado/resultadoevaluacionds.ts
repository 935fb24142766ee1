import { resultadoevaluacionds } from '@alerce/contract/operations/declaracion/evaluacion'
import { finishedUseCase } from '../../../use-case.ts'
import { readResultadoDeVenta } from './read-resultado-de-venta.ts'

/** The result with what its panel shows and its letter. */
export const resultadoevaluacionDSUseCase = finishedUseCase(resultadoevaluacionds, {
  run: (input, ctx) => readResultadoDeVenta(ctx, input),
  finish: async ({ resultado, data, papel, nombre }, { print }) => {
    // a letter that cannot be drawn keeps nobody from the result: the screen says it where the letter is asked for
    const archivo = papel && (await print(papel).catch(() => null))
    return { resultado, data: { ...data, nombre, archivo: archivo?.toString('base64') ?? null } }
  },
})
