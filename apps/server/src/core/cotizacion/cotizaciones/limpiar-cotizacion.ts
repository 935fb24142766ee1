import { compensacionMessages as m } from '@alerce/contract/messages/cotizacion/compensacion'
import { limpiarCotizacion } from '@alerce/contract/operations/postulacion/prospecto'
import { puedenVolver, sinCompensar } from '@alerce/domain/cotizacion/compensacion'
import { rememberActo } from '../../base/deshacer/remember-acto.ts'
import { changeEtapa } from '../../postulacion/prospecto/change-etapa.ts'
import { editWithPareja } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { setAside } from './borrada/repository.ts'
import { cotizacionesDe, planesDe, takePareja } from './compensacion/read-pareja.ts'
import { deleteCotizacion } from './delete-cotizacion.ts'
import { saveCotizacion, unconfirm } from './repository.ts'

/**
 * Returns both sides of a pair from the compensation step to choosing plans, with the compensation removed; chosen
 * plans stay. Refused (422) once the giver has confirmed, unless the confirmed amount no longer fits (decision 024). A
 * prospect that is not at that step does not change.
 */
async function giveBackPareja(ctx: Context, prospecto: Prospecto): Promise<Prospecto> {
  if (prospecto.parejaId === null || prospecto.etapa !== 'resumenCotizacionCompensado') return prospecto
  const pareja = await takePareja(ctx, prospecto.id)
  const cotizaciones = await cotizacionesDe(ctx, pareja)
  ensure(puedenVolver(pareja.otorga.etapa, planesDe(cotizaciones)), m.yaConfirmada)
  await unconfirm(ctx.tx, pareja.otorga.id)
  for (const lado of ['otorga', 'recibe'] as const) {
    const [uno, cotizacion] = [pareja[lado], cotizaciones[lado]]
    if (cotizacion && cotizacion.foto.pagarUF !== cotizacion.foto.totalUF)
      await saveCotizacion(ctx.tx, uno.id, { ...cotizacion, foto: sinCompensar(cotizacion.foto) }, ctx.ahora)
    await changeEtapa(ctx, uno, 'prospecto')
  }
  return { ...prospecto, etapa: 'prospecto' }
}

/**
 * Deletes plan, range and preferences, restorable for a day; only before a plan is confirmed (core rules, Stages).
 * Returns a pair at the compensation step to choosing plans.
 */
export const limpiarCotizacionUseCase = useCase(limpiarCotizacion, async ({ prospectoId }, ctx) => {
  const prospecto = await giveBackPareja(ctx, (await editWithPareja(ctx, prospectoId)).prospecto)
  await setAside(ctx.tx, prospectoId, ctx.ahora)
  if (await deleteCotizacion(ctx, prospecto))
    await rememberActo(ctx, 'limpiarCotizacion', { input: { prospectoId }, prospectoId })
  return 'ok' as const
})
