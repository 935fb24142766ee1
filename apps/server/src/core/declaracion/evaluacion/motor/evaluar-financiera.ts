import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { evaluaFinanciera, porcentajeDeRenta } from '@alerce/domain/declaracion/evaluacion'
import { MOTOR_LOCAL } from '../../../actor.ts'
import type { Context } from '../../../use-case.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'
import { type HechosFinancieros, hechosFinancieros } from '../read-model.ts'
import { registrarResultado } from '../registrar-resultado.ts'
import { guardarRentaPromedio } from '../repository.ts'
import { seguirConLaMedica } from './seguir-con-la-medica.ts'

function motivosDe({ totalPesos, rentaDeclarada, rentaValidada, porcentajeMaximoRenta }: HechosFinancieros): string[] {
  const porcentaje = porcentajeDeRenta(totalPesos, rentaDeclarada)
  const sobre = porcentaje > porcentajeMaximoRenta
  return [
    ...(rentaValidada === null ? ['renta escrita a mano'] : []),
    ...(sobre ? [`${formatoNumero(porcentaje, 1)} % de la renta, sobre ${porcentajeMaximoRenta} %`] : []),
  ]
}

/** The financial test; whoever passes it goes on to the medical one (core rules, Evaluation). */
export async function evaluarFinanciera(ctx: Context, declaracion: Declaracion): Promise<void> {
  const hechos = await hechosFinancieros(ctx, declaracion.prospectoId)
  const resultado = evaluaFinanciera(hechos)
  if (resultado === 'pasa') await seguirConLaMedica(ctx, declaracion)
  else await responderFinanciera(ctx, declaracion, hechos, resultado)
}

/** Says that a person has to look at the income (6), or that it is not enough (8), and why. */
export async function responderFinanciera(
  ctx: Context,
  declaracion: Declaracion,
  hechos: HechosFinancieros,
  resultado: 6 | 8,
): Promise<void> {
  if (resultado === 8) await guardarRentaPromedio(ctx.tx, declaracion.id, hechos.rentaDeclarada)
  const motivos = motivosDe(hechos)
  await registrarResultado(ctx, declaracion, { clase: 'financiera', resultado, motivos, por: MOTOR_LOCAL })
}
