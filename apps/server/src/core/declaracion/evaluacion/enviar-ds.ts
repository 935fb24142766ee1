import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { enviarDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { useCase } from '../../use-case.ts'
import { ensureQuienContesta, takeDeclaracion } from '../ds/edit-declaracion.ts'
import { ensureReadyToSign } from '../turno/ensure-ready-to-sign.ts'
import { signAndSend } from './sign-and-send.ts'

/** Signs, sends and evaluates in one transaction; one that has been sent is left as it is. */
export const enviarDSUseCase = useCase(enviarDS, async (input, ctx) => {
  const tomada = await takeDeclaracion(ctx, input)
  if (tomada.declaracion.enviadaEn !== null) return 'ok' as const
  ensureQuienContesta(tomada.declaracion)
  await ensureReadyToSign(ctx, tomada, parejaMessages.otorganteSinTerminar)
  await signAndSend(ctx, tomada)
  return 'ok' as const
})
