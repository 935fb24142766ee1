import { isDeepStrictEqual } from 'node:util'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { Input } from '@alerce/contract/operation'
import { enviarCotizacionCorreo } from '@alerce/contract/operations/cotizacion/envio'
import { papelDeCotizacion } from '../../../../papeles/cotizacion.ts'
import { guardarArchivo } from '../../../base/archivos/guardar-archivo.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { encolarCorreo } from '../../../base/correos/enviar-correo.ts'
import { ensure } from '../../../refusal.ts'
import { type Context, preparedUseCase } from '../../../use-case.ts'
import { editarParaEnviar } from '../leer-para-cotizar.ts'
import type { Lugar } from '../read-model.ts'
import { cartaDeCotizacion, exigirEnviable, leerOfrecida } from './carta.ts'
import { guardarEnviada } from './repository.ts'

type EnvioInput = Input<typeof enviarCotizacionCorreo>

/** Applicant and quote to mail, only for the advisor. */
async function leerParaEnviar(ctx: Context, prospectoId: number, lugar: Lugar) {
  const postulante = await editarParaEnviar(ctx, prospectoId, lugar)
  const cotizacion = await exigirEnviable(ctx, prospectoId, lugar)
  return { postulante, cotizacion, ...(await leerOfrecida(ctx, postulante, cotizacion)) }
}

type Leido = Awaited<ReturnType<typeof leerParaEnviar>>

/** Mails a quote. The paper is drawn before the transaction; if the plan changed meanwhile, the call is refused. */
export const envioEn = (lugar: Lugar) => ({
  prepare: async ({ prospectoId }: EnvioInput, ctx: Context) => {
    const leido = await leerParaEnviar(ctx, prospectoId, lugar)
    return { leido, contenido: await ctx.imprimir(papelDeCotizacion({ ...leido, emitida: ctx.ahora })) }
  },
  run: async (
    { prospectoId }: EnvioInput,
    ctx: Context,
    { leido, contenido }: { readonly leido: Leido; readonly contenido: Buffer },
  ) => {
    const ahora = await leerParaEnviar(ctx, prospectoId, lugar)
    ensure(isDeepStrictEqual(ahora, leido), planesMessages.enviarFailed)
    const { postulante, cotizacion, asesor, hasta } = ahora
    const archivoId = await guardarArchivo(ctx, { contenido, mime: 'application/pdf', confidencial: false })
    const { para, texto, adjunto } = cartaDeCotizacion(postulante, cotizacion, { asesor, hasta })
    const { asesorId } = postulante
    const carta = { prospectoId, asesorId, para, texto, adjuntos: [{ archivoId, nombre: adjunto, dice: ahora }] }
    if (!(await encolarCorreo(ctx, 'cotizacion', carta, cotizacion.plan.nombre))) return 'ok' as const
    await guardarEnviada(ctx.tx, {
      prospectoId,
      cotizacion,
      para,
      por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId }),
      en: ctx.ahora,
    })
    await anotar(ctx, prospectoId, 'cotizacionEnviada')
    return 'ok' as const
  },
})

export const enviarCotizacionCorreoUseCase = preparedUseCase(enviarCotizacionCorreo, envioEn('venta'))
