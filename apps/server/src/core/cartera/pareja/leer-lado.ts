import { edicionDe } from '../../contrato/actualizacion/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { presentarPasos } from '../venta/componer-venta.ts'
import { leerTurno } from '../venta/leer-turno.ts'
import { leerVenta } from '../venta/leer-venta.ts'

/** One of a pair: its declaration, its quote, where it stands, and its steps as its own bar tells them. */
export async function leerLado(ctx: Context, prospecto: Prospecto) {
  const venta = await leerVenta(ctx, prospecto)
  const cotizacion = await cotizacionVigente(ctx.tx, prospecto.id)
  const irregularidades = await abiertasDe(ctx.tx, prospecto.id)
  const turno = await leerTurno(ctx, prospecto, { ...venta, irregularidades })
  const estadoEdicion = await edicionDe(ctx.tx, prospecto.id)
  return {
    prospecto,
    estadoEdicion,
    ds: venta.ds,
    cotizacion,
    hechos: venta.hechos,
    pasos: presentarPasos(venta, turno),
  }
}

export type LadoLeido = Awaited<ReturnType<typeof leerLado>>
