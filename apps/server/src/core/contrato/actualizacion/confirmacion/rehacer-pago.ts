import { SISTEMA } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import type { CambioDePlan } from '../../../cotizacion/cotizacion/poner-en-vigencia.ts'
import { declaracionVivaDe } from '../../../declaracion/declaracion/read-model.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { rehacerCupon } from '../../cupon/rehacer-cupon.ts'
import { rehacerMandato } from '../../mandatos/rehacer-mandato.ts'
import { rehacerPrimerPago } from '../../primer-pago/rehacer-primer-pago.ts'

/** An amount that changes makes a live mandate, coupon and first payment ask again with the new one (core rules, Money). */
export async function rehacerPago(ctx: Context, prospecto: Prospecto, { antes, ahora }: CambioDePlan): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospecto.id)
  if (!ds || antes.foto.pagarUF === ahora.foto.pagarUF) return
  const mandato = await rehacerMandato(ctx, ds, prospecto)
  const cupon = await rehacerCupon(ctx, ds)
  const primerPago = await rehacerPrimerPago(ctx.tx, ds.id)
  if (mandato || cupon || primerPago) await anotar({ ...ctx, autor: SISTEMA }, prospecto.id, 'pagoPorRehacer')
}
