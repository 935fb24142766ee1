import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { esDeUnUsuario } from '../../acceso/usuarios/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Whether a mailbox belongs to a user: advisors, and the insurer's staff in any role. */
export const esCorreoDeUsuario = ({ tx }: Pick<Context, 'tx'>, correo: string): Promise<boolean> =>
  esDeUnUsuario(tx, correo)

/** Refuses (422) the mailbox of a user, of any role, for an applicant: it receives codes and links for signing. */
export async function ensureCorreoAjeno({ tx }: Pick<Context, 'tx'>, correo: string): Promise<void> {
  ensure(!(await esDeUnUsuario(tx, correo)), prospectoMessages.correoDeUsuario, { campo: 'correo' })
}
