import { descargarCartaDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { finishedUseCase } from '../../../use-case.ts'
import { leerResultadoDeVenta } from './leer-resultado-de-venta.ts'
import { cartaDe, imprimirCarta } from './presentar-carta.ts'

export const descargarCartaDSUseCase = finishedUseCase(descargarCartaDS, {
  run: async (input, ctx) => cartaDe(await leerResultadoDeVenta(ctx, input)),
  finish: imprimirCarta,
})
