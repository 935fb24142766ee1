import { invitacionReemplazada } from '../../declaracion/ds/invitaciones/events.ts'
import { listener } from '../../listener.ts'
import { replaceRechazos } from './repository.ts'

/**
 * Ends the rejection of a replaced invitation, also one annulled before, so that nobody can restore that invitation.
 */
export const onInvitacionReemplazada = listener(invitacionReemplazada, ({ tx, ahora }, { declaracionId }) =>
  replaceRechazos(tx, declaracionId, ahora),
)
