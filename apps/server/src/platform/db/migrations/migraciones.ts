import type { Migration } from 'kysely/migration'
import type { Vault } from '../../vault.ts'
import { agenda } from './013-agenda.ts'
import { postulacion } from './014-postulacion.ts'
import { importacion } from './015-importacion.ts'
import { actualizacion } from './016-actualizacion.ts'
import { mandato } from './017-mandato.ts'
import { cartas } from './018-cartas.ts'
import { almacen } from './019-almacen.ts'
import { borradores } from './020-borradores.ts'
import { fun } from './021-fun.ts'
import { autores } from './022-autores.ts'
import { nombres } from './023-nombres.ts'
import { respuestaRetenida } from './024-respuesta-retenida.ts'
import { primeras } from './primeras/primeras.ts'

/** What the schema became, in order. A number that was used is never used again. `vault`: seals what lay open before. */
export const migraciones = (vault: Vault): Record<string, Migration> => ({
  ...primeras,
  '013-agenda': agenda,
  '014-postulacion': postulacion,
  '015-importacion': importacion,
  '016-actualizacion': actualizacion,
  '017-mandato': mandato,
  '018-cartas': cartas,
  '019-almacen': almacen,
  '020-borradores': borradores,
  '021-fun': fun,
  '022-autores': autores,
  '023-nombres': nombres(vault),
  '024-respuesta-retenida': respuestaRetenida,
})
