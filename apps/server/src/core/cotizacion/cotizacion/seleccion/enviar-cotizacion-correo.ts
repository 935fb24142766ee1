import { isDeepStrictEqual } from 'node:util'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { enviarCotizacionCorreo } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { papelDeCotizacion } from '../../../../papeles/cotizacion.ts'
import { marca } from '../../../../papeles/marca.ts'
import { guardarArchivo } from '../../../base/archivos/guardar-archivo.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../../base/correos/enviar-correo.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { type Context, preparedUseCase } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import { editarParaEnviar } from '../leer-para-cotizar.ts'
import { cotizacionVigente } from '../read-model.ts'

const texto = ({ nombres }: Prospecto, { plan, foto }: Cotizacion) => `Hola, ${nombres}:

Adjuntamos la cotización del plan ${plan.nombre} (${plan.codigo}).

Total mensual: ${formatoUF(foto.totalUF)} UF, ${formatoPesos(foto.totalPesos)}.

El documento explica cada línea del precio. Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`

async function leer(ctx: Context, prospectoId: number) {
  const postulante = await editarParaEnviar(ctx, prospectoId)
  const cotizacion = (await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(planesMessages.sinPlan)
  return { postulante, cotizacion }
}

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
    const carta = {
      prospectoId,
      para: postulante.correo,
      texto: texto(postulante, cotizacion),
      adjuntos: [{ archivoId, nombre: `cotizacion-${cotizacion.plan.codigo}.pdf` }],
    }
    await encolarCorreo(ctx, 'cotizacion', carta, cotizacion.plan.nombre)
    await anotar(ctx, prospectoId, 'cotizacionEnviada')
    return 'ok' as const
  },
})
