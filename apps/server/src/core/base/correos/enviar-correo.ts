import type { Context } from '../../use-case.ts'
import { type CorreoNuevo, insertarCorreo } from './repository.ts'

/** Writes a mail in the transaction of the change it tells of; a job delivers it afterwards. Returns its id. */
export async function encolarCorreo({ tx, jobs, ahora }: Pick<Context, 'tx' | 'jobs' | 'ahora'>, correo: CorreoNuevo) {
  const correoId = await insertarCorreo(tx, correo, ahora)
  await jobs.send(tx, 'enviar-correo', { correoId })
  return correoId
}
