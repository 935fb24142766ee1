import { common } from '@alerce/contract/messages/common'
import { leerPostulacion } from '../../declaracion/postulante/tomar-postulacion.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { tomarVentas, type VentasAFirmar } from '../firmados/leer-ventas.ts'

/** The sale of the applicant that calls and, of a pair, the other's: all rows locked, in their order. */
export async function tomarPorFirmar(ctx: Context): Promise<VentasAFirmar> {
  const { declaracion } = await leerPostulacion(ctx)
  const ventas = await tomarVentas(ctx, declaracion.id)
  const { suya } = ventas
  ensure(suya.declaracion.viva && suya.prospecto.activo, common.unauthenticated)
  return ventas
}
