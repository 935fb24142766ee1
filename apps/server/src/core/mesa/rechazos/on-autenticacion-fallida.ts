import { glosaDeAutenticacion } from '@alerce/contract/messages/declaracion/invitacion'
import { SISTEMA } from '../../actor.ts'
import { autenticacionFallida } from '../../declaracion/ds/invitaciones/events.ts'
import { listener } from '../../listener.ts'
import { reject } from './reject.ts'

/** Rejects after failed authentications, as the desk would: the card shows the reason, and only the desk lifts it. */
export const onAutenticacionFallida = listener(autenticacionFallida, async (ctx, declaracion) => {
  await reject({ ...ctx, autor: SISTEMA }, declaracion, glosaDeAutenticacion)
})
