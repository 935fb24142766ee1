import type { Context } from '../../use-case.ts'
import { guardarFallos, olvidarFallos } from './repository.ts'

interface CuentaDeFallos {
  readonly fallos: number
  readonly bloqueado: string | null
}

/** How many identities and codes by a link were not the applicant's, and since when that blocks it. */
export const contarFallos = ({ tx }: Pick<Context, 'tx'>, enlaceId: number, cuenta: CuentaDeFallos): Promise<void> =>
  guardarFallos(tx, enlaceId, cuenta)

/** The links of an invitation whose rejection was lifted open again. */
export const reabrirEnlaces = ({ tx }: Pick<Context, 'tx'>, declaracionId: number): Promise<void> =>
  olvidarFallos(tx, declaracionId)
