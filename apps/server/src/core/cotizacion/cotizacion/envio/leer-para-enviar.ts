import type { Context } from '../../../use-case.ts'
import { editarParaEnviar } from '../leer-para-cotizar.ts'
import type { Lugar } from '../read-model.ts'
import { exigirEnviable } from './exigir-enviable.ts'

/** Who a quote is of and what it says, for the advisor alone. */
export const leerParaEnviar = async (ctx: Context, prospectoId: number, lugar: Lugar) => ({
  postulante: await editarParaEnviar(ctx, prospectoId, lugar),
  cotizacion: await exigirEnviable(ctx, prospectoId, lugar),
})
