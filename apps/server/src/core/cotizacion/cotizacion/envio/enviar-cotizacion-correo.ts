import { isDeepStrictEqual } from 'node:util'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { enviarCotizacionCorreo } from '@alerce/contract/operations/cotizacion/envio'
import { papelDeCotizacion } from '../../../../papeles/cotizacion.ts'
import { firma } from '../../../actor.ts'
import { guardarArchivo } from '../../../base/archivos/guardar-archivo.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../../base/correos/enviar-correo.ts'
import { ensure } from '../../../refusal.ts'
import { type Context, preparedUseCase } from '../../../use-case.ts'
import { editarParaEnviar } from '../leer-para-cotizar.ts'
import { cartaDeCotizacion } from './carta.ts'
import { exigirEnviable } from './exigir-enviable.ts'
import { guardarEnviada } from './repository.ts'

/** Who it is of and what it says, for the advisor alone. */
const leer = async (ctx: Context, prospectoId: number) => ({
  postulante: await editarParaEnviar(ctx, prospectoId),
  cotizacion: await exigirEnviable(ctx, prospectoId),
})

/** The paper is drawn before the transaction; who chose another plan meanwhile is asked to send that one. */
export const enviarCotizacionCorreoUseCase = preparedUseCase(enviarCotizacionCorreo, {
  prepare: async ({ prospectoId }, ctx) => {
    const leido = await leer(ctx, prospectoId)
    return { leido, contenido: await ctx.imprimir(papelDeCotizacion({ ...leido, emitida: ctx.ahora })) }
  },
  run: async ({ prospectoId }, ctx, { leido, contenido }) => {
    const ahora = await leer(ctx, prospectoId)
    ensure(isDeepStrictEqual(ahora, leido), planesMessages.enviarFailed)
    const { postulante, cotizacion } = ahora
    const archivoId = await guardarArchivo(ctx, { contenido, mime: 'application/pdf', confidencial: false })
    const { para, texto, adjunto } = cartaDeCotizacion(postulante, cotizacion)
    const carta = { prospectoId, para, texto, adjuntos: [{ archivoId, nombre: adjunto }] }
    await encolarCorreo(ctx, 'cotizacion', carta, cotizacion.plan.nombre)
    await guardarEnviada(ctx.tx, { prospectoId, cotizacion, para, por: firma(ctx.actor), en: ctx.ahora })
    await anotar(ctx, prospectoId, 'cotizacionEnviada')
    return 'ok' as const
  },
})
