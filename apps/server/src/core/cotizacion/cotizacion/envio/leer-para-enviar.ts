import type { Context } from '../../../use-case.ts'
import { editarParaEnviar } from '../leer-para-cotizar.ts'
import type { Lugar } from '../read-model.ts'
import { exigirEnviable } from './exigir-enviable.ts'
import { leerOfrecida } from './leer-ofrecida.ts'

/** Who a quote is of and what it says, for the advisor alone. */
export async function leerParaEnviar(ctx: Context, prospectoId: number, lugar: Lugar) {
  const postulante = await editarParaEnviar(ctx, prospectoId, lugar)
  const cotizacion = await exigirEnviable(ctx, prospectoId, lugar)
  return { postulante, cotizacion, ...(await leerOfrecida(ctx, postulante, cotizacion)) }
}
