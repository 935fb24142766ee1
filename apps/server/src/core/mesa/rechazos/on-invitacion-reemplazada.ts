import { invitacionReemplazada } from '../../declaracion/declaracion/invitaciones/events.ts'
import { listener } from '../../listener.ts'
import { rechazoVigenteDe } from './read-model.ts'
import { actualizarRechazo } from './repository.ts'

/** Its rejection ends with it, and nobody gives back an invitation that another declaration took the place of. */
export const onInvitacionReemplazada = listener(invitacionReemplazada, async ({ tx, ahora }, { declaracionId }) => {
  const rechazo = await rechazoVigenteDe(tx, declaracionId)
  if (rechazo) await actualizarRechazo(tx, rechazo.id, { anuladoEn: ahora, reemplazado: true })
})
