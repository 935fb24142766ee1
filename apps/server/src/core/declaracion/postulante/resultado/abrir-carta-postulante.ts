import { abrirCartaPostulante } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { finishedUseCase } from '../../../use-case.ts'
import { cartaDe, printCarta } from '../../evaluacion/resultado/present-carta.ts'
import { readResultado } from './read-resultado.ts'

export const abrirCartaPostulanteUseCase = finishedUseCase(abrirCartaPostulante, {
  run: async (_input, ctx) => cartaDe(await readResultado(ctx)),
  finish: printCarta,
})
