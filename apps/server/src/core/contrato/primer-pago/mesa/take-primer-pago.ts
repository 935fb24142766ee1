import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { yaHecho } from '../../../actor.ts'
import { takeForMesa } from '../../../mesa/casos/take-for-mesa.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { takeVentas } from '../../firmados/read-ventas.ts'
import { registroDe } from '../read-model.ts'

/**
 * A registered first payment for a decision of the desk, the rows of all who may get their contract by it locked in their
 * order. 409 where there is none.
 */
export async function takePrimerPago(ctx: Context, declaracionSaludId: number) {
  await takeVentas(ctx, declaracionSaludId)
  const { prospectoId, etapa } = await takeForMesa(ctx, declaracionSaludId)
  const registro = (await registroDe(ctx.tx, declaracionSaludId)) ?? refuse(m.yaNoEspera)
  return { ...registro, prospectoId, suscrito: etapa === 'terminado' }
}

type Tomado = Awaited<ReturnType<typeof takePrimerPago>>
type Quien = Pick<Context, 'actor'>

/** 409, by whom and when; to who decided it, that it was they. */
export const yaDecidido = ({ actor }: Quien, { resueltoPor, resueltoEn: cuando }: Tomado): never =>
  yaHecho(actor, resueltoPor, { propio: m.noEsperaPropio, ajeno: m.noEspera }, { cuando })

/** 409 where it was decided already. 412 where it is not what was looked at (`leido`): that went back, and another was registered. */
export function ensureReadVersion(ctx: Quien, pago: Tomado, leido: string | undefined): void {
  if (pago.decision !== null) yaDecidido(ctx, pago)
  ensure(leido === undefined || leido === pago.en, m.otroPago)
}
