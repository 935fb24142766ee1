import { respuestasDeCliente } from '@alerce/domain/cotizacion/enlace'
import { maximoDeEnvios } from '@alerce/domain/limites'
import { z } from 'zod'
import { cotizacionPublicaMessages as m } from '../../messages/cotizacion/publica.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { entero, secretoDeEnlace } from '../../shapes/base/ids.ts'
import { totales } from '../../shapes/cotizacion/cotizacion.ts'

/** Anybody with the link, which names nobody: rate limit against guessing it. */
const porEnlace = { access: 'publica', freno: { por: 'direccion', falla: m.noVigente } } as const

const ok = z.literal('ok')

/**
 * Page of a mailed quote, by its link: no name, RUT or contact of its client. `cotizaciones`: the valid ones, newest
 * first; only an expired link's own may have expired. Dates DD-MM-YYYY, instants ISO. Nulls: not answered.
 */
export const obtenerCotizacionPublica = operation('obtenerCotizacionPublica', {
  route: read('/api/alerce/v1/obtenerCotizacionPublica', ['enviadas']),
  ...porEnlace,
  request: z.object({ enlace: secretoDeEnlace() }),
  reply: z.object({
    /** Telephone: nine national figures, '' without one. */
    asesor: z.object({ nombre: z.string(), telefono: z.string(), correo: z.string() }),
    cotizaciones: z.array(
      z.object({ numero: z.number().int(), hasta: z.string(), vencida: z.boolean(), precio: totales() }),
    ),
    /** Number of the quote that they are interested in. */
    interesa: z.number().int().nullable(),
    preguntaEn: z.string().nullable(),
    pideOtraEn: z.string().nullable(),
  }),
  failure: m.readFailed,
})

/** The page was shown; a reload within minutes is the same visit. Tells the advisor the first time. */
export const anotarAperturaCotizacion = operation('anotarAperturaCotizacion', {
  route: write('/api/alerce/v1/anotarAperturaCotizacion', ['enviadas', 'bitacora', 'notificacion']),
  ...porEnlace,
  passive: true,
  request: z.object({ enlace: secretoDeEnlace() }),
  reply: ok,
  failure: m.readFailed,
})

/**
 * Answer of the client, told to the advisor with a task of the day; each kind once. `numero`: quote of interest, one of
 * the page.
 */
export const responderCotizacion = operation('responderCotizacion', {
  route: write('/api/alerce/v1/responderCotizacion', ['enviadas', 'bitacora', 'notificacion', 'miDia']),
  ...porEnlace,
  request: z.object({
    enlace: secretoDeEnlace(),
    respuesta: z.enum(respuestasDeCliente),
    numero: entero(1, maximoDeEnvios).nullish(),
  }),
  reply: ok,
  failure: m.answerFailed,
})
