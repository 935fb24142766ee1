import type { Migration } from 'kysely/migration'
import type { Vault } from '../../vault.ts'
import { fun } from './021-fun.ts'
import { autores } from './022-autores.ts'
import { nombres } from './023-nombres.ts'
import { respuestaRetenida } from './024-respuesta-retenida.ts'
import { cotizacionesEnviadas } from './025-cotizaciones-enviadas.ts'
import { sellos } from './026-sellos.ts'
import { lugar } from './027-lugar.ts'
import { primeras } from './primeras/primeras.ts'
import { segundas } from './segundas/segundas.ts'

/** What the schema became, in order. A number that was used is never used again. `vault`: seals what lay open before. */
export const migraciones = (vault: Vault): Record<string, Migration> => ({
  ...primeras,
  ...segundas,
  '021-fun': fun,
  '022-autores': autores,
  '023-nombres': nombres(vault),
  '024-respuesta-retenida': respuestaRetenida,
  '025-cotizaciones-enviadas': cotizacionesEnviadas,
  '026-sellos': sellos(vault),
  '027-lugar': lugar,
})
