import { pedirCodigoDeRespuesta } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { useCase } from '../../../use-case.ts'
import { loQueResponde } from '../../evaluacion/read-model.ts'
import { sendCodigo } from '../send-codigo.ts'
import { takeInSituacion } from './take-in-situacion.ts'

export const pedirCodigoDeRespuestaUseCase = useCase(pedirCodigoDeRespuesta, async (_input, ctx) => {
  const { declaracion, prospecto } = await takeInSituacion(ctx, 'restringida')
  const de = { declaracionId: declaracion.id, uso: 'cierre', desafioHash: null } as const
  return await sendCodigo(ctx, { ...de, dice: await loQueResponde(ctx, declaracion) }, prospecto)
})
