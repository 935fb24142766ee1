import type { Migration } from 'kysely/migration'
import type { Vault } from '../../vault.ts'
import { almacen } from './019-almacen.ts'
import { borradores } from './020-borradores.ts'
import { fun } from './021-fun.ts'
import { autores } from './022-autores.ts'
import { nombres } from './023-nombres.ts'
import { respuestaRetenida } from './024-respuesta-retenida.ts'
import { sellos } from './028-sellos.ts'
import { primeras } from './primeras/primeras.ts'
import { segundas } from './segundas/segundas.ts'

/** What the schema became, in order. A number that was used is never used again. `vault`: seals what lay open before. */
export const migraciones = (vault: Vault): Record<string, Migration> => ({
  ...primeras,
  ...segundas,
  '019-almacen': almacen,
  '020-borradores': borradores,
  '021-fun': fun,
  '022-autores': autores,
  '023-nombres': nombres(vault),
  '024-respuesta-retenida': respuestaRetenida,
  '028-sellos': sellos(vault),
})
