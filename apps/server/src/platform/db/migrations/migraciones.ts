import type { Migration } from 'kysely/migration'
import type { Vault } from '../../vault.ts'
import { cuartas } from './cuartas/cuartas.ts'
import { octavas } from './octavas/octavas.ts'
import { primeras } from './primeras/primeras.ts'
import { quintas } from './quintas/quintas.ts'
import { segundas } from './segundas/segundas.ts'
import { septimas } from './septimas/septimas.ts'
import { sextas } from './sextas/sextas.ts'
import { terceras } from './terceras/terceras.ts'

/** What the schema became, in order. A number that was used is never used again. `vault`: seals what lay open before. */
export const migraciones = (vault: Vault): Record<string, Migration> => ({
  ...primeras,
  ...segundas,
  ...terceras(vault),
  ...cuartas(vault),
  ...quintas,
  ...sextas,
  ...septimas(vault),
  ...octavas(vault),
})
