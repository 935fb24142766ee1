import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'
import { fun } from './021-fun.ts'
import { autores } from './022-autores.ts'
import { nombres } from './023-nombres.ts'
import { respuestaRetenida } from './024-respuesta-retenida.ts'
import { cotizacionesEnviadas } from './025-cotizaciones-enviadas.ts'
import { sellos } from './026-sellos.ts'
import { lugar } from './027-lugar.ts'
import { catalogo } from './029-catalogo.ts'
import { reemplazo } from './031-reemplazo.ts'

/** From the FUN of the desk to an invitation that another declaration replaced. */
export const terceras = (vault: Vault): Record<string, Migration> => ({
  '021-fun': fun,
  '022-autores': autores,
  '023-nombres': nombres(vault),
  '024-respuesta-retenida': respuestaRetenida,
  '025-cotizaciones-enviadas': cotizacionesEnviadas,
  '026-sellos': sellos(vault),
  '027-lugar': lugar,
  '029-catalogo': catalogo,
  '031-reemplazo': reemplazo,
})
