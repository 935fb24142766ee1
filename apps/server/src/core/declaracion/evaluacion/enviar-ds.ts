import { enviarDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { useCase } from '../../use-case.ts'
import { exigirCircular } from '../circular/exigir-circular.ts'
import { exigirQuienContesta, tomarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { exigirJuradas } from '../juradas/exigir-juradas.ts'
import { firmarYEnviar } from './firmar-y-enviar.ts'

/** Signs, sends and evaluates in one transaction; one that has been sent is left as it is. */
export const enviarDSUseCase = useCase(enviarDS, async (input, ctx) => {
  const tomada = await tomarDeclaracion(ctx, input)
  if (tomada.declaracion.enviadaEn !== null) return 'ok' as const
  exigirQuienContesta(tomada.declaracion)
  await exigirJuradas(ctx, tomada.declaracion.id)
  await exigirCircular(ctx, tomada.declaracion.id)
  await firmarYEnviar(ctx, tomada)
  return 'ok' as const
})
