import { limpiarCotizacion } from '@alerce/contract/operations/postulacion/prospecto'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { apartar } from './borrada/repository.ts'
import { borrarCotizacion } from './borrar-cotizacion.ts'

/** Forgets plan, range and preferences, to be given back for a day; only while no plan is confirmed (core rules, Stages). */
export const limpiarCotizacionUseCase = useCase(limpiarCotizacion, async ({ prospectoId }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  await apartar(ctx.tx, prospectoId, ctx.ahora)
  await borrarCotizacion(ctx, prospecto)
  return 'ok' as const
})
