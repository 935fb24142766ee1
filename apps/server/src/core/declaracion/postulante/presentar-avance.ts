import { pasoDelPostulante, porcentajeDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import type { Context } from '../../use-case.ts'
import type { DeclaracionDeProspecto } from '../declaracion/leer-declaracion.ts'
import { leerAvance } from '../invitacion/leer-avance.ts'
import { esperaParaFirmar } from '../turno/read-model.ts'

/** The step that is asked for now, how much is done, and whether the other of a pair signs first. */
export async function presentarAvance(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto) {
  const hechos = await leerAvance(ctx, declaracion)
  return {
    paso: pasoDelPostulante(hechos),
    porcentaje: porcentajeDelPostulante(hechos),
    esperaAlOtorgante: await esperaParaFirmar(ctx.tx, prospecto),
  }
}
