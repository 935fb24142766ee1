import { maximoDeEnvios } from '@alerce/domain/limites'
import { z } from 'zod'
import { planesMessages } from '../../messages/cotizacion/planes.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { enPesos, enUF } from '../../shapes/base/dinero.ts'
import { entero, idDe } from '../../shapes/base/ids.ts'
import { lugar, totales } from '../../shapes/cotizacion/cotizacion.ts'

const deUnProspecto = () => z.object({ prospectoId: idDe('prospecto') })
const deUnLugar = () => z.object({ prospectoId: idDe('prospecto'), lugar: lugar() })
/** Mailed quote of a prospect, by its number: 1 is the first. */
const deUnEnvio = () => z.object({ prospectoId: idDe('prospecto'), numero: entero(1, maximoDeEnvios) })

/** Mails the quote as a PDF to the applicant. */
export const enviarCotizacionCorreo = operation('enviarCotizacionCorreo', {
  route: write('/api/v2/enviarCotizacionCorreo', ['correos', 'enviadas', 'bitacora']),
  access: ['asesor'],
  request: deUnProspecto(),
  reply: z.literal('ok'),
  failure: planesMessages.enviarFailed,
})

/** Preview of enviarCotizacionCorreo: address, text and name of the paper. Ours. */
export const revisarEnvioCotizacion = operation('revisarEnvioCotizacion', {
  route: read('/api/alerce/v1/revisarEnvioCotizacion', ['cotizacion', 'plan', 'datos']),
  access: ['asesor'],
  request: deUnLugar(),
  reply: z.object({ para: z.string(), asunto: z.string(), texto: z.string(), adjunto: z.string() }),
  failure: planesMessages.revisarEnvioFailed,
})

/** Current quote as the paper to be mailed, to read, print or keep. Ours. */
export const descargarCotizacion = operation('descargarCotizacion', {
  route: get('/api/alerce/v1/descargarCotizacion', ['cotizacion', 'plan'], { envelope: 'binary' }),
  access: cartera,
  request: deUnLugar(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: planesMessages.papelFailed,
})

/** Mailed quotes of a prospect, newest first, each as it was then. Instants ISO. Ours. */
export const obtenerCotizacionesEnviadas = operation('obtenerCotizacionesEnviadas', {
  route: read('/api/alerce/v1/obtenerCotizacionesEnviadas', ['enviadas']),
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
      /** Openings of its page by the client: number, first and last; null: none. */
      abierta: z.object({ veces: z.number().int(), primera: z.string(), ultima: z.string() }).nullable(),
    }),
  ),
  failure: planesMessages.enviadasFailed,
})

/** Paper of a mailed quote, drawn from its stored data. Ours. */
export const descargarCotizacionEnviada = operation('descargarCotizacionEnviada', {
  route: get('/api/alerce/v1/descargarCotizacionEnviada', ['enviadas'], { envelope: 'binary' }),
  access: cartera,
  request: deUnEnvio(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: planesMessages.papelFailed,
})

/** Same plan and benefits at today's price, without storing. 422 when the prospect can no longer buy it. Ours. */
export const recotizarEnviada = operation('recotizarEnviada', {
  route: read('/api/alerce/v1/recotizarEnviada', ['cotizacion']),
  access: cartera,
  request: deUnEnvio(),
  reply: totales(),
  failure: planesMessages.calculoFailed,
})
