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
 * Takes both of a pair from the compensation back to choosing their plans, with nothing given any more; the plan of each
 * stays chosen. Refused (422) once the giver has confirmed, unless what was confirmed no longer holds (decision 024). One that is not at the compensation stays as it is.
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
 * Forgets plan, range and preferences, to be given back for a day; only while no plan is confirmed (core rules, Stages).
 * Of a pair at the compensation it takes both back to choosing.
 */
export const limpiarCotizacionUseCase = useCase(limpiarCotizacion, async ({ prospectoId }, ctx) => {
  const prospecto = await devolverPareja(ctx, (await editarConPareja(ctx, prospectoId)).prospecto)
  await apartar(ctx.tx, prospectoId, ctx.ahora)
  if (await borrarCotizacion(ctx, prospecto))
    await recordarActo(ctx, 'limpiarCotizacion', { input: { prospectoId }, prospectoId })
  return 'ok' as const
})
