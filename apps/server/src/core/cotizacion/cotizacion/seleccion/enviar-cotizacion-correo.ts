import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { enviarCotizacionCorreo } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { papelDeCotizacion } from '../../../../papeles/cotizacion.ts'
import { marca } from '../../../../papeles/marca.ts'
import { guardarArchivo } from '../../../base/archivos/guardar-archivo.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../../base/correos/enviar-correo.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { editarParaEnviar } from '../leer-para-cotizar.ts'
import { type Cotizacion, cotizacionVigente } from '../read-model.ts'

const texto = ({ nombres }: Prospecto, { plan, foto }: Cotizacion) => `Hola, ${nombres}:

Adjuntamos la cotización del plan ${plan.nombre} (${plan.codigo}).

Total mensual: ${formatoUF(foto.totalUF)} UF, ${formatoPesos(foto.totalPesos)}.

El documento explica cada línea del precio. Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`

export const enviarCotizacionCorreoUseCase = useCase(enviarCotizacionCorreo, async ({ prospectoId }, ctx) => {
  const prospecto = await editarParaEnviar(ctx, prospectoId)
  const cotizacion = (await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(planesMessages.sinPlan)
  const papel = papelDeCotizacion({ postulante: prospecto, cotizacion, emitida: ctx.ahora })
  const contenido = await ctx.imprimir(papel)
  const archivoId = await guardarArchivo(ctx, { contenido, mime: 'application/pdf', confidencial: false })
  const carta = {
    prospectoId,
    para: prospecto.correo,
    texto: texto(prospecto, cotizacion),
    adjuntos: [{ archivoId, nombre: `cotizacion-${cotizacion.plan.codigo}.pdf` }],
  }
  await encolarCorreo(ctx, 'cotizacion', carta, cotizacion.plan.nombre)
  await anotar(ctx, prospectoId, 'cotizacionEnviada')
  return 'ok' as const
})
