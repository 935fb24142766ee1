import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { abrirCartaPostulante } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { refuse } from '../../../refusal.ts'
import { finishedUseCase } from '../../../use-case.ts'
import { leerResultado } from './leer-resultado.ts'

export const abrirCartaPostulanteUseCase = finishedUseCase(abrirCartaPostulante, {
  run: async (_input, ctx) => {
    const { papel, nombre } = await leerResultado(ctx)
    return { papel: papel ?? refuse(resultadoMessages.sinResultado), nombre: nombre ?? '' }
  },
  finish: async ({ papel, nombre }, { imprimir }) => ({
    contenido: await imprimir(papel),
    mime: 'application/pdf',
    nombre,
  }),
})
