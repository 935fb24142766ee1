import { invitacionReemplazada } from '../../declaracion/declaracion/invitaciones/events.ts'
import { listener } from '../../listener.ts'
import { reemplazarRechazos } from './repository.ts'

/**
 * Its rejection ends with it, and nobody gives back an invitation that another declaration, or another sale, took the
 * place of: also one that had been annulled with its invitation before.
 */
export const onInvitacionReemplazada = listener(invitacionReemplazada, ({ tx, ahora }, { declaracionId }) =>
  reemplazarRechazos(tx, declaracionId, ahora),
)
