import { evaluaFinanciera, motivosDeRenta, type ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { MOTOR_LOCAL } from '../../../actor.ts'
import type { Context } from '../../../use-case.ts'
import type { Declaracion } from '../../ds/read-model.ts'
import { hechosFinancieros, medicaVigente } from '../read-model.ts'
import { type EvaluacionEnCurso, recordResultado } from '../record-resultado.ts'
import { saveRentaPromedio } from '../repository.ts'
import { evaluateMedica } from './evaluate-medica.ts'

/**
 * The test itself, with the income that it rests on kept beside what it comes to: of one that is enough, what a person
 * approved; of one that is not, whatever it was held against; of one that nobody stands for, none.
 */
export async function checkRenta(ctx: Context, { id, prospectoId }: Declaracion) {
  const hechos = await hechosFinancieros(ctx, prospectoId)
  const resultado = evaluaFinanciera(hechos)
  await saveRentaPromedio(ctx.tx, id, resultado === 8 ? hechos.rentaValidada : hechos.rentaAprobada)
  return resultado === 'pasa' ? { resultado, motivos: [] } : { resultado, motivos: motivosDeRenta(hechos) }
}

/** Says that a person has to look at the income (6), or that it is not enough (8), and why. */
export async function answerFinanciera(
  ctx: Context,
  declaracion: Declaracion,
  { resultado, motivos }: { readonly resultado: 6 | 8; readonly motivos: string[] },
): Promise<void> {
  await recordResultado(ctx, declaracion, { clase: 'financiera', resultado, motivos, por: MOTOR_LOCAL })
}

/** The income is enough: what was decided of their health since it was sent holds, and is decided where nothing was. */
export async function goOnWithMedica(ctx: EvaluacionEnCurso, declaracion: Declaracion): Promise<ResultadoDS> {
  const vigente = await medicaVigente(ctx.tx, ctx.vault, declaracion)
  if (vigente === null) return await evaluateMedica(ctx, declaracion)
  // the reason of a restricted one is the applicant's to read, with its restrictions
  const motivos = vigente.resultado === 2 ? vigente.motivos : ['resultado médico anterior']
  await recordResultado(ctx, declaracion, { clase: 'medica', ...vigente, motivos, por: MOTOR_LOCAL })
  return vigente.resultado
}

/** The financial test; whoever passes it goes on to the medical one (core rules, Evaluation). */
export async function evaluateFinanciera(ctx: Context, declaracion: Declaracion): Promise<void> {
  const { resultado, motivos } = await checkRenta(ctx, declaracion)
  if (resultado === 'pasa') await goOnWithMedica(ctx, declaracion)
  else await answerFinanciera(ctx, declaracion, { resultado, motivos })
}
