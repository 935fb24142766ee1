import type { Migration } from 'kysely/migration'
import { agenda } from './013-agenda.ts'
import { postulacion } from './014-postulacion.ts'
import { importacion } from './015-importacion.ts'
import { actualizacion } from './016-actualizacion.ts'
import { mandato } from './017-mandato.ts'
import { cartas } from './018-cartas.ts'

/** From the agenda to the letters of the desk: what every database has had since. */
export const segundas: Record<string, Migration> = {
  '013-agenda': agenda,
  '014-postulacion': postulacion,
  '015-importacion': importacion,
  '016-actualizacion': actualizacion,
  '017-mandato': mandato,
  '018-cartas': cartas,
}
