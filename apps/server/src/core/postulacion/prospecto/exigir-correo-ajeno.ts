import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { esDeUnUsuario } from '../../acceso/usuarios/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Whether a mailbox is a user's: of whoever sells, or works for the insurer in any role. */
export const esCorreoDeUsuario = ({ tx }: Pick<Context, 'tx'>, correo: string): Promise<boolean> =>
  esDeUnUsuario(tx, correo)

/** Refuses (422) the mailbox of a user, of any role, for an applicant: codes and links that sign go there. */
export async function exigirCorreoAjeno({ tx }: Pick<Context, 'tx'>, correo: string): Promise<void> {
  ensure(!(await esDeUnUsuario(tx, correo)), prospectoMessages.correoDeUsuario, { campo: 'correo' })
}
