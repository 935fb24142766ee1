import { z } from 'zod'
import { PRUEBA, sucesosElegibles } from '../../catalogos/base/sucesos.ts'
import { direccionRule } from '../../forms/acceso/suscripciones.ts'
import type { Rules } from '../../forms/rules.ts'
import { suscripcionesMessages as m } from '../../messages/acceso/suscripciones.ts'
import { operation } from '../../operation.ts'
import { administran } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { cursor, idDe, nombra, SIN_LIMITE, texto, version } from '../../shapes/base/ids.ts'

/** pendiente: to be sent · entregada: answered 2xx · fallida: no attempt is left. */
const estado = () => z.enum(['pendiente', 'entregada', 'fallida'])
const sucesos = () => z.array(z.enum(sucesosElegibles)).min(1, m.sucesoObligatorio.text).max(sucesosElegibles.length)
/** The use case refuses http to this machine where it is not allowed. */
const reglas: Rules<{ url: string }> = { url: (value) => direccionRule(value, true) }

/**
 * Webhooks by client and address. `motivo`: why the server switched it off; null: it is on, or an administrator did.
 * `fallaDesde`: first failed attempt since the last delivery. `anteriorHasta`: end of validity of the secret before.
 * `ultima`: state of the last message. Instants ISO.
 */
export const obtenerSuscripciones = operation('obtenerSuscripciones', {
  route: read('/api/alerce/v1/obtenerSuscripciones', ['clientes']),
  access: administran,
  request: z.object({}),
  reply: z.array(
    z.object({
      suscripcionId: z.number(),
      clienteId: z.string(),
      url: z.string(),
      sucesos: z.array(z.enum(sucesosElegibles)),
      activa: z.boolean(),
      motivo: z.enum(['no responde', 'ya no existe']).nullable(),
      fallaDesde: z.string().nullable(),
      anteriorHasta: z.string().nullable(),
      ultima: z.object({ estado: estado(), en: z.string() }).nullable(),
      version: z.number().int(),
    }),
  ),
  failure: m.listFailed,
})

/** New webhook of an active client; the secret that signs its messages is answered only here. */
export const crearSuscripcion = operation('crearSuscripcion', {
  route: write('/api/alerce/v1/crearSuscripcion', ['clientes']),
  access: administran,
  request: z
    .object({ clienteId: nombra('cliente', texto(80)), url: texto(SIN_LIMITE), sucesos: sucesos() })
    .superRefine(segunReglas(reglas)),
  reply: z.object({ suscripcionId: z.number(), secreto: z.string() }),
  failure: m.noGuardada,
  secret: true,
})

/**
 * Changes address and kinds of a webhook, or switches it off and on; on again, its failures are forgotten. `version`: as
 * read; a stale one is 412.
 */
export const cambiarSuscripcion = operation('cambiarSuscripcion', {
  route: write('/api/alerce/v1/cambiarSuscripcion', ['clientes']),
  access: administran,
  request: z
    .object({
      suscripcionId: idDe('suscripcion'),
      url: texto(SIN_LIMITE),
      sucesos: sucesos(),
      activa: z.boolean(),
      version: version(),
    })
    .superRefine(segunReglas(reglas)),
  reply: z.literal('ok'),
  failure: m.noGuardada,
})

/**
 * New secret, answered once; for 24 hours messages carry the signatures of both. `version`: as read; a stale one is 412.
 */
export const rotarSecretoDeSuscripcion = operation('rotarSecretoDeSuscripcion', {
  route: write('/api/alerce/v1/rotarSecretoDeSuscripcion', ['clientes']),
  access: administran,
  request: z.object({ suscripcionId: idDe('suscripcion'), version: version() }),
  reply: z.object({ secreto: z.string(), anteriorHasta: z.string() }),
  failure: m.noGuardada,
  secret: true,
})

/** Queues a message of the kind `prueba`, without data; 422 for a webhook that is off. */
export const probarSuscripcion = operation('probarSuscripcion', {
  route: write('/api/alerce/v1/probarSuscripcion', ['clientes']),
  access: administran,
  request: z.object({ suscripcionId: idDe('suscripcion') }),
  reply: z.literal('ok'),
  failure: m.noProbada,
})

/**
 * Messages to a webhook of the last 30 days, newest first. `codigo`: HTTP status of the last reply; null: none.
 * `proxima`: next attempt; null: none is left. Instants ISO.
 */
export const obtenerEntregas = operation('obtenerEntregas', {
  route: read('/api/alerce/v1/obtenerEntregas', ['clientes']),
  access: administran,
  request: z.object({
    suscripcionId: idDe('suscripcion'),
    cursor: cursor().optional(),
    limite: z.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    entregas: z.array(
      z.object({
        entregaId: z.number(),
        identidad: z.string(),
        suceso: z.enum([...sucesosElegibles, PRUEBA]),
        creada: z.string(),
        estado: estado(),
        intentos: z.number(),
        proxima: z.string().nullable(),
        intentada: z.string().nullable(),
        codigo: z.number().nullable(),
        error: z.string().nullable(),
      }),
    ),
    siguiente: z.number().nullable(),
  }),
  failure: m.entregasFailed,
})

/** Queues a delivered or failed message again, under its same id; 422 for a pending one, or a webhook that is off. */
export const reenviarEntrega = operation('reenviarEntrega', {
  route: write('/api/alerce/v1/reenviarEntrega', ['clientes']),
  access: administran,
  request: z.object({ entregaId: idDe('entrega') }),
  reply: z.literal('ok'),
  failure: m.noReenviada,
})
