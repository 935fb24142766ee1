import { publish } from '../../../../avisos/repository.ts'
import type { Context } from '../../../use-case.ts'
import { saveToma } from './repository.ts'

/** Gives a case that is locked to somebody of contraloría, whoever had it. `asignadaPor`: who gives it, null where they take it. */
export async function assignCaso(
  { tx, ahora }: Pick<Context, 'tx' | 'ahora'>,
  declaracionId: number,
  usuarioId: number,
  asignadaPor: string | null,
): Promise<void> {
  await saveToma(tx, { declaracionId, usuarioId, asignadaPor, ahora })
  await publish(tx, { tema: 'cola' })
}
