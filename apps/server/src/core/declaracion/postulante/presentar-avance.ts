import { pasoDelPostulante, porcentajeDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { leerAvance } from '../invitacion/leer-avance.ts'

/** The step that is asked for now, and how much is done. */
export async function presentarAvance(ctx: Context, declaracion: Declaracion) {
  const hechos = await leerAvance(ctx, declaracion)
  return { paso: pasoDelPostulante(hechos), porcentaje: porcentajeDelPostulante(hechos) }
}
