import { MOTOR_LOCAL } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import type { Context } from '../../../use-case.ts'
import { leerQuienesSalieron } from '../../declaracion/al-dia/leer-quienes-salieron.ts'
import { cambiarEtapaDS } from '../../declaracion/cambiar-etapa-ds.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'
import { evaluacionesDe } from '../read-model.ts'
import { retenidaDe } from '../retenidas/read-model.ts'
import { probarRenta, responderFinanciera, seguirConLaMedica } from './evaluar-financiera.ts'
import { evaluarMedica } from './evaluar-medica.ts'

/** The income keeps it from going on. */
const detenidaPorRenta = ({ etapa, resultado }: Declaracion): boolean =>
  etapa === 'noVigente' || (etapa === 'resultado' && (resultado === 6 || resultado === 7 || resultado === 8))

async function volverAlResultado(ctx: Context, declaracion: Declaracion): Promise<Declaracion> {
  if (declaracion.etapa === 'resultado') return declaracion
  await cambiarEtapaDS(ctx, declaracion, 'resultado', { detalle: 'la renta se evalúa otra vez' })
  return { ...declaracion, etapa: 'resultado' }
}

/** It waits for a person who has not seen it, and the machine left it to them with somebody in it who is not in the sale now. */
async function juzgabaAQuienSalio(ctx: Context, declaracion: Declaracion): Promise<boolean> {
  const { id, etapa, resultado } = declaracion
  if (etapa !== 'resultado' || resultado !== 0) return false
  const ultima = (await evaluacionesDe(ctx.tx, ctx.vault, id)).at(-1)
  const soloElMotor = ultima?.por === MOTOR_LOCAL && (await retenidaDe(ctx.tx, id)) === null
  return soloElMotor && (await leerQuienesSalieron(ctx, declaracion)).length > 0
}

/**
 * The financial test of what was agreed anew. Where it holds a sale goes on where it was, or from where it was held; what
 * waits for a person is tested again without who left.
 */
export async function evaluarDeNuevo(ctx: Context, declaracion: Declaracion): Promise<void> {
  const { resultado, motivos } = await probarRenta(ctx, declaracion)
  if (resultado !== 'pasa') {
    await responderFinanciera(ctx, await volverAlResultado(ctx, declaracion), { resultado, motivos })
    return
  }
  const motor = { ...ctx, autor: MOTOR_LOCAL }
  await anotar(motor, declaracion.prospectoId, 'evaluacionFinanciera', 'la renta alcanza para el plan nuevo')
  if (await juzgabaAQuienSalio(ctx, declaracion)) await evaluarMedica(ctx, declaracion)
  else if (detenidaPorRenta(declaracion)) await seguirConLaMedica(ctx, await volverAlResultado(ctx, declaracion))
}
