import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { buscarDeclaracion } from '../declaracion/read-model.ts'
import type { EnvioEnCurso } from './enviar-enlace.ts'
import { enviarSeguimiento } from './enviar-seguimiento.ts'

/** The applicant of an electronic sale hears that there is a result, and reads it on their own page. */
export async function avisarPostulante(ctx: EnvioEnCurso, declaracionId: number): Promise<void> {
  const declaracion = await buscarDeclaracion(ctx.tx, declaracionId)
  const prospecto = declaracion && (await buscarProspecto(ctx.tx, declaracion.prospectoId))
  if (declaracion && prospecto && contestaElPostulante(declaracion))
    await enviarSeguimiento(ctx, declaracion.id, prospecto)
}
