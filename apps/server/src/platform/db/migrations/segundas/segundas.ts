import type { Migration } from 'kysely/migration'
import { agenda } from './013-agenda.ts'
import { postulacion } from './014-postulacion.ts'
import { importacion } from './015-importacion.ts'
import { actualizacion } from './016-actualizacion.ts'
import { mandato } from './017-mandato.ts'
import { cartas } from './018-cartas.ts'
import { almacen } from './019-almacen.ts'
import { borradores } from './020-borradores.ts'

/** From the agenda to the drafts that keep only what was changed. */
export const segundas: Record<string, Migration> = {
  '013-agenda': agenda,
  '014-postulacion': postulacion,
  '015-importacion': importacion,
  '016-actualizacion': actualizacion,
  '017-mandato': mandato,
  '018-cartas': cartas,
  '019-almacen': almacen,
  '020-borradores': borradores,
}
