import { obtenerCotizacionPublica } from '@alerce/contract/operations/cotizacion/publica'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { contactoDe } from '../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../use-case.ts'
import { presentTotales } from '../cotizaciones/present.ts'
import type { Cotizacion } from '../registro/read-model.ts'
import { cotizacionesDePagina, openEnlace } from './open-enlace.ts'

/** Price for its client: without the person who loaded the UF. */
function presentPrecio(cotizacion: Cotizacion) {
  const { uf, ...precio } = presentTotales(cotizacion)
  const { origen: _, ...publica } = uf
  return { ...precio, uf: publica }
}

export const obtenerCotizacionPublicaUseCase = useCase(obtenerCotizacionPublica, async ({ enlace }, ctx) => {
  const { abierto, prospecto } = await openEnlace(ctx, enlace)
  const { nombre, telefono, correo } = await contactoDe(ctx.tx, prospecto.asesorId)
  const cotizaciones = await cotizacionesDePagina(ctx, prospecto.id)
  return {
    asesor: { nombre: nombreLegible(nombre), telefono, correo },
    cotizaciones: cotizaciones.map(({ numero, hasta, vencida, cotizacion }) => ({
      numero,
      hasta: aDDMMYYYY(hasta),
      vencida,
      precio: presentPrecio(cotizacion),
    })),
    interesa: abierto.interesa,
    preguntaEn: abierto.preguntaEn,
    pideOtraEn: abierto.pideOtraEn,
  }
})
