import { compensacionMessages as m } from '@alerce/contract/messages/cotizacion/compensacion'
import { limpiarCotizacion } from '@alerce/contract/operations/postulacion/prospecto'
import { puedenVolver, sinCompensar } from '@alerce/domain/cotizacion/compensacion'
import { recordarActo } from '../../base/deshacer/recordar-acto.ts'
import { cambiarEtapa } from '../../postulacion/prospecto/cambiar-etapa.ts'
import { editarConPareja } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { apartar } from './borrada/repository.ts'
import { borrarCotizacion } from './borrar-cotizacion.ts'
import { cotizacionesDe, planesDe, tomarPareja } from './compensacion/leer-pareja.ts'
import { desconfirmar, guardarCotizacion } from './repository.ts'

/**
 * Returns both sides of a pair from the compensation step to choosing plans, with the compensation removed; chosen
 * plans stay. Refused (422) once the giver has confirmed, unless the confirmed amount no longer fits (decision 024). A
 * prospect that is not at that step does not change.
 */
async function devolverPareja(ctx: Context, prospecto: Prospecto): Promise<Prospecto> {
  if (prospecto.parejaId === null || prospecto.etapa !== 'resumenCotizacionCompensado') return prospecto
  const pareja = await tomarPareja(ctx, prospecto.id)
  const cotizaciones = await cotizacionesDe(ctx, pareja)
  ensure(puedenVolver(pareja.otorga.etapa, planesDe(cotizaciones)), m.yaConfirmada)
  await desconfirmar(ctx.tx, pareja.otorga.id)
  for (const lado of ['otorga', 'recibe'] as const) {
    const [uno, cotizacion] = [pareja[lado], cotizaciones[lado]]
    if (cotizacion && cotizacion.foto.pagarUF !== cotizacion.foto.totalUF)
      await guardarCotizacion(ctx.tx, uno.id, { ...cotizacion, foto: sinCompensar(cotizacion.foto) }, ctx.ahora)
    await cambiarEtapa(ctx, uno, 'prospecto')
  }
  return { ...prospecto, etapa: 'prospecto' }
}

/**
 * Deletes plan, range and preferences, restorable for a day; only before a plan is confirmed (core rules, Stages).
 * Returns a pair at the compensation step to choosing plans.
 */
export const limpiarCotizacionUseCase = useCase(limpiarCotizacion, async ({ prospectoId }, ctx) => {
  const prospecto = await devolverPareja(ctx, (await editarConPareja(ctx, prospectoId)).prospecto)
  await apartar(ctx.tx, prospectoId, ctx.ahora)
  if (await borrarCotizacion(ctx, prospecto))
    await recordarActo(ctx, 'limpiarCotizacion', { input: { prospectoId }, prospectoId })
  return 'ok' as const
})
