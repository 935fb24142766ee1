import type { Context } from '../../use-case.ts'
import { guardarFallos } from './repository.ts'

interface CuentaDeFallos {
  readonly fallos: number
  readonly bloqueada: string | null
}

/** How many identities and codes were not the applicant's, and since when that blocks it; the declaration is locked. */
export async function contarFallos({ tx }: Pick<Context, 'tx'>, declaracionId: number, cuenta: CuentaDeFallos) {
  await guardarFallos(tx, declaracionId, cuenta)
}
