import { obtenerBusqueda } from '@alerce/contract/operations/cotizacion/planes'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { nombresDeLaBusqueda } from '../../planes/read-model.ts'
import { desdeQuePuedeVolver, leerBorrada } from '../borrada/repository.ts'
import { preferenciasDe, rangoDe } from '../read-model.ts'

/** As saved; where nothing is, as forgotten. */
async function leer({ tx, ahora }: Context, prospectoId: number) {
  const rango = await rangoDe(tx, prospectoId)
  if (rango) return { rango, preferencias: await preferenciasDe(tx, prospectoId) }
  return await leerBorrada(tx, prospectoId, desdeQuePuedeVolver(ahora))
}

export const obtenerBusquedaUseCase = useCase(obtenerBusqueda, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId)
  const busqueda = await leer(ctx, prospectoId)
  if (!busqueda) return null
  const { rango, preferencias } = busqueda
  const { codigoRegion = null, codigoPrestador = null, hospitalario = null, ambulatorio = null } = preferencias ?? {}
  return {
    flujo: preferencias && !preferencias.esSugerencia ? (2 as const) : (1 as const),
    minimoPlan: rango.minimo,
    maximoPlan: rango.maximo,
    ...{ codigoRegion, codigoPrestador, hospitalario, ambulatorio },
    ...(await nombresDeLaBusqueda(ctx.tx, { codigoRegion, codigoPrestador })),
    planId: preferencias?.planId ?? null,
    besId: preferencias?.besId ?? null,
  }
})
