import type { Context } from '../../use-case.ts'
import { rechazarVersion } from '../../version-antigua.ts'
import { type CambioRegistrado, ultimoCambio } from './read-model.ts'

interface Guardado extends CambioRegistrado {
  readonly version: number
  /** What was changed, out of what the words of the log go on with. */
  readonly campos: (resto: string) => readonly string[]
}

/** 412 where another administrator, or oneself in another window, saved it meanwhile; without a version, nothing. */
export async function exigirVersion(
  { tx, actor }: Context,
  version: number | undefined,
  guardado: Guardado,
): Promise<void> {
  if (version === undefined || version === guardado.version) return
  const { resto = '', quien = '', cuando = '' } = (await ultimoCambio(tx, guardado)) ?? {}
  rechazarVersion(actor, { quien, cuando, campos: quien === '' ? [] : guardado.campos(resto) })
}
