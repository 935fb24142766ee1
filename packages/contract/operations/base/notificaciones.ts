import { z } from 'zod'
import { tiposDeNotificacion } from '../../catalogos/base/clases-de-notificacion.ts'
import { deshacerMessages, notificacionesMessages } from '../../messages/base/notificaciones.ts'
import { operation } from '../../operation.ts'
import { todos } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { instante } from '../../shapes/base/fechas.ts'
import { cursor, entero, id, idDe } from '../../shapes/base/ids.ts'

/**
 * Notifications of a user, newest first, by pages (from 1); an empty page ends the list. fechaHoraNotificacion:
 * YYYY-MM-DDTHH:mm:ss of Santiago; leida: S read, N unread. `identificador`: the user, for bearer clients; a supervisor
 * by link reads those of the advisor. Own: `leida` and `tipo` filter the list, not the count of unread ones.
 */
export const obtenerNotificaciones = operation('obtenerNotificaciones', {
  route: read('/api/v1/obtenerNotificaciones', ['notificacion', 'autorizacion'], { refusal: 'data' }),
  access: todos,
  request: z.object({
    pagina: entero(1, 10_000).default(1),
    identificador: idDe('asesor').nullish(),
    leida: z.enum(['S', 'N']).nullish(),
    tipo: z.enum(tiposDeNotificacion).nullish(),
  }),
  reply: z.object({
    notificaciones: z.array(
      z.object({
        notificacionId: id(),
        mensaje: z.string(),
        nombreProspecto: z.string(),
        fechaHoraNotificacion: z.string(),
        leida: z.enum(['S', 'N']),
        prospectoId: id().nullable(),
        /** Null when unknown to this version. */
        tipo: z.enum(tiposDeNotificacion).nullable(),
        /** Own: the authorization that it asks to decide; `estado` as PSA_ESTADO, `decidida` an ISO instant. */
        autorizacion: z
          .object({
            autorizacionId: id(),
            estado: z.number().int(),
            decidida: z.string().nullable(),
            decididaPor: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
    notificacionesNoLeidas: z.number().int(),
    pagina: z.number().int(),
  }),
  failure: notificacionesMessages.readFailed,
  passive: true,
})

const deSuDueno = ['asesor', 'jefatura', 'contraloria', 'mesa', 'administracion'] as const

/** Marks one as read; repeating it changes nothing. */
export const actualizarNotificacion = operation('actualizarNotificacion', {
  route: write('/api/v1/actualizarNotificacion', ['notificacion']),
  access: deSuDueno,
  request: z.object({ notificacionId: idDe('notificacion') }),
  reply: z.literal('ok'),
  failure: notificacionesMessages.saveFailed,
})

/**
 * Marks as read all notifications up to the newest on screen; later ones stay unread. `en`: instant of the reading,
 * with which desmarcarNotificaciones undoes it.
 */
export const marcarNotificaciones = operation('marcarNotificaciones', {
  route: write('/api/alerce/v1/marcarNotificaciones', ['notificacion']),
  access: deSuDueno,
  request: z.object({ hasta: cursor() }),
  reply: z.object({ marcadas: z.number().int(), en: z.string() }),
  failure: notificacionesMessages.saveFailed,
})

/** Marks as unread again the notifications read at that instant. */
export const desmarcarNotificaciones = operation('desmarcarNotificaciones', {
  route: write('/api/alerce/v1/desmarcarNotificaciones', ['notificacion']),
  access: deSuDueno,
  request: z.object({ en: instante() }),
  reply: z.literal('ok'),
  failure: notificacionesMessages.saveFailed,
})

/**
 * Acts of the caller that can still be undone, by the end of their time (at most 50). `deshace`: the undoing call, with
 * payload `pedido`. `nombre`: the person concerned, '' for none. `hasta`: an ISO instant.
 */
export const obtenerPorDeshacer = operation('obtenerPorDeshacer', {
  route: read('/api/alerce/v1/obtenerPorDeshacer', ['notificacion']),
  access: ['asesor', 'jefatura', 'contraloria', 'mesa', 'administracion'],
  request: z.object({}),
  reply: z.array(
    z.object({
      id: id(),
      dice: z.string(),
      nombre: z.string(),
      deshace: z.string(),
      /** Payload of the undoing call. */
      pedido: z.record(
        z.string(),
        z.union([
          z.string(),
          z.number(),
          z.boolean(),
          z.null(),
          z.array(z.record(z.string(), z.unknown())),
          z.array(z.number()),
        ]),
      ),
      hasta: z.string(),
    }),
  ),
  failure: deshacerMessages.porDeshacerFailed,
  passive: true,
})
