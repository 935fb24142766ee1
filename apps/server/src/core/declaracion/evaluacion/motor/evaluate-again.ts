import { MOTOR_LOCAL } from '../../../actor.ts'
import { note } from '../../../base/bitacora/note.ts'
import type { Context } from '../../../use-case.ts'
import { readLeavers } from '../../ds/al-dia/read-leavers.ts'
import { changeEtapaDS } from '../../ds/change-etapa-ds.ts'
import type { Declaracion } from '../../ds/read-model.ts'
import { evaluacionesDe } from '../read-model.ts'
import { retenidaDe } from '../retenidas/read-model.ts'
import { answerFinanciera, checkRenta, goOnWithMedica } from './evaluate-financiera.ts'
import { evaluateMedica } from './evaluate-medica.ts'

/** The income keeps it from going on. */
const detenidaPorRenta = ({ etapa, resultado }: Declaracion): boolean =>
  etapa === 'noVigente' || (etapa === 'resultado' && (resultado === 6 || resultado === 7 || resultado === 8))

async function returnToResultado(ctx: Context, declaracion: Declaracion): Promise<Declaracion> {
  if (declaracion.etapa === 'resultado') return declaracion
  await changeEtapaDS(ctx, declaracion, 'resultado', { detalle: 'la renta se evalúa otra vez' })
  return { ...declaracion, etapa: 'resultado' }
}

/** It waits for a person who has not seen it, and the machine left it to them with somebody in it who is not in the sale now. */
async function juzgabaAQuienSalio(ctx: Context, declaracion: Declaracion): Promise<boolean> {
  const { id, etapa, resultado } = declaracion
  if (etapa !== 'resultado' || resultado !== 0) return false
  const ultima = (await evaluacionesDe(ctx.tx, ctx.vault, id)).at(-1)
  const soloElMotor = ultima?.por === MOTOR_LOCAL && (await retenidaDe(ctx.tx, id)) === null
  return soloElMotor && (await readLeavers(ctx, declaracion)).length > 0
}

/**
 * The financial test of what was agreed anew. Where it holds a sale goes on where it was, or from where it was held; what
 * waits for a person is tested again without who left.
 */
export async function evaluateAgain(ctx: Context, declaracion: Declaracion): Promise<void> {
  const { resultado, motivos } = await checkRenta(ctx, declaracion)
  if (resultado !== 'pasa') {
    await answerFinanciera(ctx, await returnToResultado(ctx, declaracion), { resultado, motivos })
    return
  }
  const motor = { ...ctx, autor: MOTOR_LOCAL }
  await note(motor, declaracion.prospectoId, 'evaluacionFinanciera', 'la renta alcanza para el plan nuevo')
  if (await juzgabaAQuienSalio(ctx, declaracion)) await evaluateMedica(ctx, declaracion)
  else if (detenidaPorRenta(declaracion)) await goOnWithMedica(ctx, await returnToResultado(ctx, declaracion))
}
