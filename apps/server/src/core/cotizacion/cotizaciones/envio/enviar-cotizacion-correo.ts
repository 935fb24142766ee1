import { isDeepStrictEqual } from 'node:util'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { Input } from '@alerce/contract/operation'
import { enviarCotizacionCorreo } from '@alerce/contract/operations/cotizacion/envio'
import { papelDeCotizacion } from '../../../../papeles/cotizacion.ts'
import { saveArchivo } from '../../../base/archivos/save-archivo.ts'
import { note } from '../../../base/bitacora/note.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { enqueueCorreo } from '../../../base/correos/send-correo.ts'
import { ensure } from '../../../refusal.ts'
import { type Context, preparedUseCase } from '../../../use-case.ts'
import { nuevoEnlace } from '../../publica/create-enlace.ts'
import { hayEnlaceAbierto } from '../../publica/read-model.ts'
import type { Lugar } from '../read-model.ts'
import { editToSend } from '../read-to-quote.ts'
import { cartaDeCotizacion, ensureEnviable, readOfrecida } from './carta.ts'
import { saveEnviada } from './repository.ts'

type EnvioInput = Input<typeof enviarCotizacionCorreo>

/** Applicant and quote to mail, only for the advisor. */
async function readToSend(ctx: Context, prospectoId: number, lugar: Lugar) {
  const postulante = await editToSend(ctx, prospectoId, lugar)
  const cotizacion = await ensureEnviable(ctx, prospectoId, lugar)
  return { postulante, cotizacion, ...(await readOfrecida(ctx, postulante, cotizacion)) }
}

type Leido = Awaited<ReturnType<typeof readToSend>>

/** Mails a quote. The paper is drawn before the transaction; if the plan changed meanwhile, the call is refused. */
export const envioEn = (lugar: Lugar) => ({
  prepare: async ({ prospectoId }: EnvioInput, ctx: Context) => {
    const leido = await readToSend(ctx, prospectoId, lugar)
    return { leido, contenido: await ctx.print(papelDeCotizacion({ ...leido, emitida: ctx.ahora })) }
  },
  run: async (
    { prospectoId }: EnvioInput,
    ctx: Context,
    { leido, contenido }: { readonly leido: Leido; readonly contenido: Buffer },
  ) => {
    const ahora = await readToSend(ctx, prospectoId, lugar)
    ensure(isDeepStrictEqual(ahora, leido), planesMessages.enviarFailed)
    const { postulante, cotizacion, asesor, hasta } = ahora
    const archivoId = await saveArchivo(ctx, { contenido, mime: 'application/pdf', confidencial: false })
    const nuevo = nuevoEnlace(ctx)
    const { para, texto, adjunto } = cartaDeCotizacion(postulante, cotizacion, { asesor, hasta }, nuevo.enlace)
    const { asesorId } = postulante
    const enlace = { de: prospectoId, abre: await hayEnlaceAbierto(ctx.tx, prospectoId, ctx.ahora) }
    const adjuntos = [{ archivoId, nombre: adjunto, dice: ahora }]
    const carta = { prospectoId, asesorId, para, texto, adjuntos, enlace }
    if (!(await enqueueCorreo(ctx, 'cotizacion', carta, cotizacion.plan.nombre))) return 'ok' as const
    const numero = await saveEnviada(ctx.tx, {
      prospectoId,
      cotizacion,
      para,
      por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId }),
      en: ctx.ahora,
    })
    await nuevo.save(prospectoId, numero)
    await note(ctx, prospectoId, 'cotizacionEnviada')
    return 'ok' as const
  },
})

export const enviarCotizacionCorreoUseCase = preparedUseCase(enviarCotizacionCorreo, envioEn('venta'))
