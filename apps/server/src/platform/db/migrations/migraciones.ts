import type { Migration } from 'kysely/migration'
import { agenda } from './013-agenda.ts'
import { postulacion } from './014-postulacion.ts'
import { importacion } from './015-importacion.ts'
import { actualizacion } from './016-actualizacion.ts'
import { mandato } from './017-mandato.ts'
import { cartas } from './018-cartas.ts'
import { primeras } from './primeras.ts'

/** What the schema became, in order. A number that was used is never used again. */
export const migraciones: Record<string, Migration> = {
  ...primeras,
  '013-agenda': agenda,
  '014-postulacion': postulacion,
  '015-importacion': importacion,
  '016-actualizacion': actualizacion,
  '017-mandato': mandato,
  '018-cartas': cartas,
}
