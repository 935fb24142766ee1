import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { correoDeUsuarioPorGuardar } from '../../../acceso/usuarios/events.ts'
import { listener } from '../../../listener.ts'
import { ensure } from '../../../refusal.ts'
import { hayPostulanteConBuzon } from '../read-model.ts'

/** Refuses (409) a user's mailbox that an applicant has: the user could read the applicant's signing codes. */
export const onCorreoDeUsuarioPorGuardar = listener(correoDeUsuarioPorGuardar, async ({ tx }, { correo }) => {
  ensure(!(await hayPostulanteConBuzon(tx, correo)), m.correoDePostulante, { campo: 'correo' })
})
