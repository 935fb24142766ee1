import { abrirCartaPostulante } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { finishedUseCase } from '../../../use-case.ts'
import { cartaDe, imprimirCarta } from '../../evaluacion/resultado/presentar-carta.ts'
import { leerResultado } from './leer-resultado.ts'

export const abrirCartaPostulanteUseCase = finishedUseCase(abrirCartaPostulante, {
  run: async (_input, ctx) => cartaDe(await leerResultado(ctx)),
  finish: imprimirCarta,
})
