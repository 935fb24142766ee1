import { cuatroOjosMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { confirmarRespuesta } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { persona } from '../../../actor.ts'
import { manoReciente } from '../../../base/manos/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { changeConfirmacion } from './change-confirmacion.ts'
import { salioAlguien } from './salio-alguien.ts'
import { takePropuesta } from './take-propuesta.ts'

/**
 * Of two who confirm at once the second finds it confirmed (409). Where somebody of it left the group meanwhile nobody
 * confirms it (409): it is handed back. An account that its author had in hand lately is no second person (422).
 */
export const confirmarRespuestaUseCase = useCase(confirmarRespuesta, async ({ identificador }, ctx) => {
  const { declaracion, retenida } = await takePropuesta(ctx, identificador)
  const impedimento = await manoReciente(ctx, retenida.usuarioId, persona(ctx).usuarioId)
  if (impedimento) refuse(impedimento)
  ensure(retenida.clase !== 'medica' || !(await salioAlguien(ctx, declaracion, retenida)), m.salioAlguien)
  return { saleEn: await changeConfirmacion(ctx, retenida, persona(ctx)) }
})
