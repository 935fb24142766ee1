import { common } from '@alerce/contract/messages/common'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { type DatosFinancieros, evaluaFinanciera, porcentajeDeRenta } from '@alerce/domain/declaracion/evaluacion'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { evaluarMedica } from './evaluar-medica.ts'
import { MOTOR_LOCAL, registrarResultado } from './registrar-resultado.ts'
import { guardarRentaPromedio } from './repository.ts'

export interface HechosFinancieros extends DatosFinancieros {
  readonly totalPesos: number
  /** Sum of the incomes on record, validated or typed, pesos a month. */
  readonly rentaDeclarada: number
}

/** What the financial test looks at: the agreed total as it was quoted, and the incomes on record. */
export async function hechosFinancieros(ctx: Context, prospectoId: number): Promise<HechosFinancieros> {
  const { foto } = (await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(common.notFound)
  const { porcentajeMaximoRenta } = await parametrosAl(ctx.tx, ctx.hoy)
  const empleadores = await empleadoresDe(ctx.tx, prospectoId)
  const rentaDeclarada = empleadores.reduce((sum, e) => sum + e.remuneracionImponible, 0)
  const validada = empleadores.every((e) => e.rentaValidada || e.tipoTrabajador === 'V')
  return {
    totalUF: foto.totalUF,
    valorUF: foto.valorUF,
    totalPesos: foto.totalPesos,
    rentaDeclarada,
    rentaValidada: validada ? rentaDeclarada : null,
    tipos: empleadores.map((e) => e.tipoTrabajador),
    porcentajeMaximoRenta,
  }
}

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
  if (resultado === 'pasa') {
    await evaluarMedica(ctx, declaracion)
    return
  }
  if (resultado === 8) await guardarRentaPromedio(ctx.tx, declaracion.id, hechos.rentaDeclarada)
  const motivos = motivosDe(hechos)
  await registrarResultado(ctx, declaracion, { clase: 'financiera', resultado, motivos, por: MOTOR_LOCAL })
}
