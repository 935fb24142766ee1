import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { tomarParaMesa } from '../../../mesa/casos/tomar-para-mesa.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { tomarVentas } from '../../firmados/leer-ventas.ts'
import { registroDe } from '../read-model.ts'

/**
 * A registered first payment for a decision of the desk, the rows of all who may get their contract by it locked in their
 * order. 409 where there is none.
 */
export async function tomarPrimerPago(ctx: Context, declaracionSaludId: number) {
  await tomarVentas(ctx, declaracionSaludId)
  const { prospectoId, etapa } = await tomarParaMesa(ctx, declaracionSaludId)
  const registro = (await registroDe(ctx.tx, declaracionSaludId)) ?? refuse(m.noEspera)
  return { ...registro, prospectoId, suscrito: etapa === 'terminado' }
}
