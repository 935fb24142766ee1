import type { Context } from '../../use-case.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { type Nombre, nombreAntes } from './read-model.ts'

/** Name in force: while an update is open, the one that a discard restores. */
export const nombreFirme = async ({ tx }: Pick<Context, 'tx'>, prospecto: Prospecto): Promise<Nombre> =>
  (await nombreAntes(tx, prospecto.id)) ?? prospecto
