import type { Context } from '../../use-case.ts'
import { renewCodigos } from './codigos.ts'
import { codigosSinUsar, type DuenoDeFactor } from './read-model.ts'
import { setSegundoFactor } from './repository.ts'

/** Marks the user as having a second factor; recovery codes for one who has none, else null. */
export async function keepCodigos({ tx }: Context, { id, segundoFactor }: DuenoDeFactor): Promise<string[] | null> {
  if (!segundoFactor) await setSegundoFactor(tx, id, true)
  return segundoFactor && (await codigosSinUsar(tx, id)) > 0 ? null : await renewCodigos(tx, id)
}
