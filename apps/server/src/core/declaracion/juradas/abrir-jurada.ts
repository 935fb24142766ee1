import { abrirJurada } from '@alerce/contract/operations/declaracion/juradas'
import { preparedUseCase } from '../../use-case.ts'
import { drawDeCarga, openDeCarga } from './open-por-el-cotizante.ts'

export const abrirJuradaUseCase = preparedUseCase(abrirJurada, {
  prepare: drawDeCarga,
  run: async (input, ctx, dibujada) => {
    await openDeCarga(input, ctx, dibujada)
    return 'ok' as const
  },
})
