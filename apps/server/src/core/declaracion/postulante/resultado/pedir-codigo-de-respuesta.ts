import { pedirCodigoDeRespuesta } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { useCase } from '../../../use-case.ts'
import { loQueResponde } from '../../evaluacion/read-model.ts'
import { enviarCodigo } from '../enviar-codigo.ts'
import { tomarEnSituacion } from './tomar-en-situacion.ts'

export const pedirCodigoDeRespuestaUseCase = useCase(pedirCodigoDeRespuesta, async (_input, ctx) => {
  const { declaracion, prospecto } = await tomarEnSituacion(ctx, 'restringida')
  const de = { declaracionId: declaracion.id, uso: 'cierre', desafioHash: null } as const
  return await enviarCodigo(ctx, { ...de, dice: await loQueResponde(ctx, declaracion) }, prospecto)
})
