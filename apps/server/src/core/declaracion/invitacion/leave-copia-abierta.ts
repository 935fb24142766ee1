import type { Context } from '../../use-case.ts'
import { markCopiaAbierta } from './repository.ts'

/** The copy was read by a link that stands; true the first time. */
export const leaveCopiaAbierta = ({ tx, ahora }: Pick<Context, 'tx' | 'ahora'>, declaracionId: number) =>
  markCopiaAbierta(tx, declaracionId, ahora)
