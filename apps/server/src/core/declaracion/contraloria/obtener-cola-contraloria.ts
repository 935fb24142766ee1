import { obtenerColaContraloria } from '@alerce/contract/operations/declaracion/contraloria'
import { useCase } from '../../use-case.ts'
import { casosEnCola, totalesDeColas } from './read-model.ts'

export const obtenerColaContraloriaUseCase = useCase(obtenerColaContraloria, async ({ cola }, ctx) => ({
  totales: await totalesDeColas(ctx.tx),
  casos: await casosEnCola(ctx.tx, ctx.vault, cola),
}))
