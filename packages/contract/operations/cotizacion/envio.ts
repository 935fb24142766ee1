import { maximoDeEnvios } from '@alerce/domain/limites'
import { z } from 'zod'
import { planesMessages as m } from '../../messages/cotizacion/planes.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { enPesos, enUF } from '../../shapes/base/dinero.ts'
import { entero, idDe } from '../../shapes/base/ids.ts'
import { totales } from '../../shapes/cotizacion/cotizacion.ts'
import { lugar } from '../../shapes/cotizacion/lugar.ts'

const deUnProspecto = () => z.object({ prospectoId: idDe('prospecto') })
const deUnLugar = () => z.object({ prospectoId: idDe('prospecto'), lugar: lugar() })
/** One of the quotes that were mailed of a prospect, by its place among them: 1 is the first. */
const deUnEnvio = () => z.object({ prospectoId: idDe('prospecto'), numero: entero(1, maximoDeEnvios) })

/** Mails the quote as a PDF to the applicant. */
export const enviarCotizacionCorreo = operation('enviarCotizacionCorreo', {
  access: ['asesor'],
  request: deUnProspecto(),
  reply: z.literal('ok'),
  failure: m.enviarFailed,
})

/** What enviarCotizacionCorreo would send, to be read before: to whom, the words, the name of the paper. Ours. */
export const revisarEnvioCotizacion = operation('revisarEnvioCotizacion', {
  access: ['asesor'],
  request: deUnLugar(),
  reply: z.object({ para: z.string(), asunto: z.string(), texto: z.string(), adjunto: z.string() }),
  failure: m.revisarEnvioFailed,
})

/** The quote that stands as the paper that would be mailed: to be read, printed or kept. Ours. */
export const descargarCotizacion = operation('descargarCotizacion', {
  access: cartera,
  request: deUnLugar(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: m.papelFailed,
})

/** The quotes that were mailed of a prospect, newest first, each as it stood then. Instants ISO. Ours. */
export const obtenerCotizacionesEnviadas = operation('obtenerCotizacionesEnviadas', {
  access: cartera,
  request: deUnProspecto(),
  reply: z.array(
    z.object({
      numero: z.number(),
      enviada: z.string(),
      para: z.string(),
      quien: z.string(),
      planId: z.number(),
      nombrePlan: z.string(),
      totalUF: enUF(),
      totalPesos: enPesos(),
      beneficiosComplementarios: z.array(z.number()),
    }),
  ),
  failure: m.enviadasFailed,
})

/** The paper of one of them, drawn from what was kept of it. Ours. */
export const descargarCotizacionEnviada = operation('descargarCotizacionEnviada', {
  access: cartera,
  request: deUnEnvio(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: m.papelFailed,
})

/** The same plan and benefits priced as of today; nothing is kept. 422 where it is no longer for sale to them. Ours. */
export const recotizarEnviada = operation('recotizarEnviada', {
  access: cartera,
  request: deUnEnvio(),
  reply: totales(),
  failure: m.calculoFailed,
})

export const envioOperations = [
  enviarCotizacionCorreo,
  revisarEnvioCotizacion,
  descargarCotizacion,
  obtenerCotizacionesEnviadas,
  descargarCotizacionEnviada,
  recotizarEnviada,
] as const
