import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { findDeclaracion } from '../ds/read-model.ts'
import type { EnvioEnCurso } from './send-enlace.ts'
import { sendSeguimiento } from './send-seguimiento.ts'

/** The applicant of an electronic sale hears that there is a result, and reads it on their own page. */
export async function notifyPostulante(ctx: EnvioEnCurso, declaracionId: number): Promise<void> {
  const declaracion = await findDeclaracion(ctx.tx, declaracionId)
  const prospecto = declaracion && (await findProspecto(ctx.tx, declaracion.prospectoId))
  if (declaracion && prospecto && contestaElPostulante(declaracion))
    await sendSeguimiento(ctx, declaracion.id, prospecto)
}
