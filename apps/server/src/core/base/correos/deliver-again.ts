import type { Context } from '../../use-case.ts'
import { requeue } from './repository.ts'

/** Puts a mail that was given up back on its way; false: it was not given up. */
export async function deliverAgain(
  { tx, jobs, ahora }: Pick<Context, 'tx' | 'jobs' | 'ahora'>,
  correoId: number,
): Promise<boolean> {
  const vuelve = await requeue(tx, correoId, ahora)
  if (vuelve) await jobs.send(tx, 'enviar-correo', { correoId })
  return vuelve
}
