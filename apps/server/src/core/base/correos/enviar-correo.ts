import { type Carta, type CartaKind, cartas } from '@alerce/contract/catalogos/cartas'
import type { Context } from '../../use-case.ts'
import { type CorreoNuevo, insertarCorreo } from './repository.ts'

/**
 * Writes a letter in the transaction of the change it tells of; a job delivers it afterwards. `datos`: what its subject
 * is filled with.
 */
export async function encolarCorreo<C extends Carta>(
  { tx, jobs, ahora }: Pick<Context, 'tx' | 'jobs' | 'ahora'>,
  carta: C,
  correo: Omit<CorreoNuevo, 'clase' | 'asunto'>,
  ...datos: Parameters<(typeof cartas)[C]['asunto']>
): Promise<void> {
  const { clase, asunto }: CartaKind = cartas[carta]
  const correoId = await insertarCorreo(tx, { ...correo, clase, asunto: asunto(...datos) }, ahora)
  await jobs.send(tx, 'enviar-correo', { correoId })
}
