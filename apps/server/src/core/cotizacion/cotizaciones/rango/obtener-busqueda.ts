import { obtenerBusqueda } from '@alerce/contract/operations/cotizacion/planes'
import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { nombresDeLaBusqueda } from '../../planes/read-model.ts'
import { readBorrada } from '../borrada/repository.ts'
import { type Lugar, preferenciasDe, rangoDe } from '../read-model.ts'

/** Saved search; without one, the deleted one: its range first, and its preferences until new ones are saved. */
async function read({ tx, ahora }: Context, prospectoId: number, lugar: Lugar) {
  const rango = await rangoDe(tx, prospectoId, lugar)
  const preferencias = rango && (await preferenciasDe(tx, prospectoId, lugar))
  if (rango && preferencias) return { rango, preferencias }
  const borrada = await readBorrada(tx, prospectoId, seDeshaceDesde(ahora), lugar)
  return rango ? { rango, preferencias: borrada?.preferencias ?? null } : borrada
}

export const obtenerBusquedaUseCase = useCase(obtenerBusqueda, async ({ prospectoId, lugar }, ctx) => {
  await readProspecto(ctx, prospectoId)
  const busqueda = await read(ctx, prospectoId, lugar)
  if (!busqueda) return null
  const { rango, preferencias } = busqueda
  const { codigoRegion = null, codigoPrestador = null, hospitalario = null, ambulatorio = null } = preferencias ?? {}
  return {
    flujo: preferencias && !preferencias.esSugerencia ? (2 as const) : (1 as const),
    minimoPlan: rango.minimo,
    maximoPlan: rango.maximo,
    codigoRegion,
    codigoPrestador,
    hospitalario,
    ambulatorio,
    ...(await nombresDeLaBusqueda(ctx.tx, { codigoRegion, codigoPrestador })),
    planId: preferencias?.planId ?? null,
    besId: preferencias?.besId ?? null,
    montoAdicionalMax: preferencias?.montoAdicionalMax ?? null,
  }
})
