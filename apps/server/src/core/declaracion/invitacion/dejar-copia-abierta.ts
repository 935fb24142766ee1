import type { Context } from '../../use-case.ts'
import { marcarCopiaAbierta } from './repository.ts'

/** The copy was read by a link that stands; true the first time. */
export const dejarCopiaAbierta = ({ tx, ahora }: Pick<Context, 'tx' | 'ahora'>, declaracionId: number) =>
  marcarCopiaAbierta(tx, declaracionId, ahora)
