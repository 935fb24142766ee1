import type { Context } from '../../use-case.ts'
import { ponerEnColaDeNuevo } from './repository.ts'

/** Puts a mail that was given up back on its way; false: it was not given up. */
export async function volverAEntregar(
  { tx, jobs, ahora }: Pick<Context, 'tx' | 'jobs' | 'ahora'>,
  correoId: number,
): Promise<boolean> {
  const vuelve = await ponerEnColaDeNuevo(tx, correoId, ahora)
  if (vuelve) await jobs.send(tx, 'enviar-correo', { correoId })
  return vuelve
}
