import { abrirJurada } from '@alerce/contract/operations/declaracion/juradas'
import { preparedUseCase } from '../../use-case.ts'
import { abrirDeCarga, dibujarDeCarga } from './abrir-por-el-cotizante.ts'

export const abrirJuradaUseCase = preparedUseCase(abrirJurada, {
  prepare: dibujarDeCarga,
  run: async (input, ctx, dibujada) => {
    await abrirDeCarga(input, ctx, dibujada)
    return 'ok' as const
  },
})
