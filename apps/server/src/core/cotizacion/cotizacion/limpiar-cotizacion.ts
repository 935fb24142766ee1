import { limpiarCotizacion } from '@alerce/contract/operations/postulacion/prospecto'
import { recordarActo } from '../../base/deshacer/recordar-acto.ts'
import { editarConPareja } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { apartar } from './borrada/repository.ts'
import { borrarCotizacion } from './borrar-cotizacion.ts'
import { devolverPareja } from './compensacion/devolver-pareja.ts'

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
