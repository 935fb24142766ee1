import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { enviarDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { useCase } from '../../use-case.ts'
import { exigirQuienContesta, tomarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { exigirParaFirmar } from '../turno/exigir-para-firmar.ts'
import { firmarYEnviar } from './firmar-y-enviar.ts'

/** Signs, sends and evaluates in one transaction; one that has been sent is left as it is. */
export const enviarDSUseCase = useCase(enviarDS, async (input, ctx) => {
  const tomada = await tomarDeclaracion(ctx, input)
  if (tomada.declaracion.enviadaEn !== null) return 'ok' as const
  exigirQuienContesta(tomada.declaracion)
  await exigirParaFirmar(ctx, tomada, parejaMessages.otorganteSinTerminar)
  await firmarYEnviar(ctx, tomada)
  return 'ok' as const
})
