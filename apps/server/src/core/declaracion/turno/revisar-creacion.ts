import { type RespuestaDeCreacion, revisaCreacion } from '@alerce/domain/declaracion/creacion'
import type { Db } from '../../../platform/db/database.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { invitadosAntes } from '../declaracion/invitaciones/read-model.ts'
import { tieneDSEnEvaluacion } from '../declaracion/read-model.ts'
import { detencionDeLaPareja } from './read-model.ts'

/** The creation check of a prospect, as it stands now. */
export async function revisarCreacion(tx: Db, prospecto: Prospecto): Promise<RespuestaDeCreacion> {
  return revisaCreacion({
    enEvaluacion: await tieneDSEnEvaluacion(tx, prospecto),
    pareja: await detencionDeLaPareja(tx, prospecto),
    invitacionesSinCompletar: (await invitadosAntes(tx, prospecto)).length,
  })
}
