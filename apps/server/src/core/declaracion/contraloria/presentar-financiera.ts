import { porcentajeDeRenta } from '@alerce/domain/declaracion/evaluacion'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { hechosFinancieros } from '../evaluacion/evaluar-financiera.ts'

/** The money of a case: incomes, the agreed total and the share it takes. */
export async function presentarFinanciera(ctx: Context, { prospectoId, rentaPromedio }: Declaracion) {
  const hechos = await hechosFinancieros(ctx, prospectoId)
  const empleadores = await empleadoresDe(ctx.tx, prospectoId)
  const { rentaDeclarada, totalPesos, totalUF, porcentajeMaximoRenta } = hechos
  return {
    empleadores: empleadores.map(({ id: _, ...empleador }) => empleador),
    rentaDeclarada,
    rentaPromedio,
    totalUF,
    totalPesos,
    porcentaje: rentaDeclarada > 0 ? porcentajeDeRenta(totalPesos, rentaDeclarada) : null,
    porcentajeMaximo: porcentajeMaximoRenta,
  }
}
