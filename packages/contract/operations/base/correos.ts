import { z } from 'zod'
import { clasesDeCarta } from '../../catalogos/base/cartas.ts'
import { correosMessages } from '../../messages/base/correos.ts'
import { operation } from '../../operation.ts'
import { leenCorreos } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { cursor, id, idDe, texto } from '../../shapes/base/ids.ts'

/** pendiente: to be sent · en bandeja: read here, without a mail server · enviado · fallido: given up, see `error`. */
const estado = () => z.enum(['pendiente', 'en bandeja', 'enviado', 'fallido'])

const cabecera = () =>
  z.object({
    correoId: z.number(),
    para: z.string(),
    /** Class of the letter; null: unknown to this version. */
    clase: z.enum(clasesDeCarta).nullable(),
    asunto: z.string(),
    estado: estado(),
    /** Written at, DD-MM-YYYY HH:mm of America/Santiago. */
    fecha: z.string(),
    /** When and why it came back after it was sent, in words; null: it did not. */
    rebote: z.string().nullable(),
  })

/** Outbox, newest first. `cursor`: the `siguiente` of the page before. */
export const obtenerCorreos = operation('obtenerCorreos', {
  route: read('/api/alerce/v1/obtenerCorreos', ['correos']),
  access: leenCorreos,
  request: z.object({
    cursor: cursor().optional(),
    limite: z.number().int().min(1).max(100).default(30),
    estado: estado().optional(),
    /** Part of the address or of the subject; empty: all. */
    texto: texto(100).default(''),
  }),
  reply: z.object({ correos: z.array(cabecera()), siguiente: z.number().nullable() }),
  failure: correosMessages.listFailed,
  passive: true,
})

/**
 * One mail. `texto`: null when it carries a link or a code for its addressee alone (domain/base/correos/llave). An
 * attachment with health data shows its name only: it is not `abierto`.
 */
export const obtenerCorreo = operation('obtenerCorreo', {
  route: read('/api/alerce/v1/obtenerCorreo', ['correos']),
  access: leenCorreos,
  request: z.object({ correoId: idDe('correo') }),
  reply: cabecera().extend({
    texto: z.string().nullable(),
    intentos: z.number(),
    error: z.string().nullable(),
    enviado: z.string().nullable(),
    adjuntos: z.array(z.object({ adjuntoId: id(), nombre: z.string(), tipoMIME: z.string(), abierto: z.boolean() })),
  }),
  failure: correosMessages.readFailed,
})

/**
 * One mail as its reader sees it: a separate page without links, scripts or remote content. 403 when `texto` is null.
 */
export const verCorreo = operation('verCorreo', {
  route: get('/api/alerce/v1/verCorreo', ['correos'], { envelope: 'binary' }),
  access: leenCorreos,
  request: z.object({ correoId: idDe('correo') }),
  reply: z.unknown(),
  tipos: ['text/html'],
  failure: correosMessages.readFailed,
})

/** Most mails that one call queues again. */
export const MAXIMO_DE_REENVIOS = 500

/** Queues again a mail that was given up; 422 for any other. */
export const reenviarCorreo = operation('reenviarCorreo', {
  route: write('/api/alerce/v1/reenviarCorreo', ['correos']),
  access: leenCorreos,
  request: z.object({ correoId: idDe('correo') }),
  reply: z.literal('ok'),
  failure: correosMessages.reenviarFailed,
})

/** Queues again all mails that were given up, oldest first; answers how many it queued and how many are left. */
export const reenviarCorreosFallidos = operation('reenviarCorreosFallidos', {
  route: write('/api/alerce/v1/reenviarCorreosFallidos', ['correos']),
  access: leenCorreos,
  request: z.object({}),
  reply: z.object({ reenviados: z.number(), quedan: z.boolean() }),
  failure: correosMessages.reenviarFailed,
})

/** Attachment of a mail; one with health data is not found. */
export const descargarAdjuntoCorreo = operation('descargarAdjuntoCorreo', {
  route: get('/api/alerce/v1/descargarAdjuntoCorreo', ['correos'], { envelope: 'binary' }),
  access: leenCorreos,
  request: z.object({ correoId: idDe('correo'), adjuntoId: idDe('anexo') }),
  reply: z.unknown(),
  tipos: ['application/pdf', 'text/calendar'],
  failure: correosMessages.adjuntoFailed,
})
