import { pedirCodigoDeRespuesta } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { useCase } from '../../../use-case.ts'
import { enviarCodigo } from '../enviar-codigo.ts'
import { tomarEnSituacion } from './tomar-en-situacion.ts'

export const pedirCodigoDeRespuestaUseCase = useCase(pedirCodigoDeRespuesta, async (_input, ctx) => {
  const { declaracion, prospecto } = await tomarEnSituacion(ctx, 'restringida')
  return await enviarCodigo(ctx, { declaracionId: declaracion.id, uso: 'cierre', desafioHash: null }, prospecto)
})
