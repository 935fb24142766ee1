import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { MOTOR_LOCAL } from '../../../actor.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'
import { medicaVigente } from '../read-model.ts'
import { type EvaluacionEnCurso, registrarResultado } from '../registrar-resultado.ts'
import { evaluarMedica } from './evaluar-medica.ts'

/** The income is enough: what was decided of their health since it was sent holds, and is decided where nothing was. */
export async function seguirConLaMedica(ctx: EvaluacionEnCurso, declaracion: Declaracion): Promise<ResultadoDS> {
  const vigente = await medicaVigente(ctx.tx, ctx.vault, declaracion)
  if (vigente === null) return await evaluarMedica(ctx, declaracion)
  // the reason of a restricted one is the applicant's to read, with its restrictions
  const motivos = vigente.resultado === 2 ? vigente.motivos : ['resultado médico anterior']
  await registrarResultado(ctx, declaracion, { clase: 'medica', ...vigente, motivos, por: MOTOR_LOCAL })
  return vigente.resultado
}
