import type { Context } from '../../use-case.ts'
import { saveBaja } from './repository.ts'

/** Ends the charge in force of a RUT on a day (ISO), or lets it stand again (null). */
export const noteBaja = async ({ tx }: Pick<Context, 'tx'>, rut: string, baja: string | null): Promise<void> =>
  saveBaja(tx, rut, baja)
