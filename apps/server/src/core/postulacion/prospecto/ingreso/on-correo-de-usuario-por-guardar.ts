import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { correoDeUsuarioPorGuardar } from '../../../acceso/usuarios/events.ts'
import { listener } from '../../../listener.ts'
import { ensure } from '../../../refusal.ts'
import { hayPostulanteConBuzon } from '../read-model.ts'

/** Refused (409): whoever sells would read the codes with which that applicant signs. */
export const onCorreoDeUsuarioPorGuardar = listener(correoDeUsuarioPorGuardar, async ({ tx }, { correo }) => {
  ensure(!(await hayPostulanteConBuzon(tx, correo)), m.correoDePostulante, { campo: 'correo' })
})
