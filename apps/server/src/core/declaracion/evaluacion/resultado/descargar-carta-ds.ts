import { descargarCartaDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { finishedUseCase } from '../../../use-case.ts'
import { cartaDe, printCarta } from './present-carta.ts'
import { readResultadoDeVenta } from './read-resultado-de-venta.ts'

export const descargarCartaDSUseCase = finishedUseCase(descargarCartaDS, {
  run: async (input, ctx) => cartaDe(await readResultadoDeVenta(ctx, input)),
  finish: printCarta,
})
