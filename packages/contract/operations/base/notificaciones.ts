import { z } from 'zod'
import { tiposDeNotificacion } from '../../catalogos/base/notificaciones.ts'
import { notificacionesMessages as m } from '../../messages/base/notificaciones.ts'
import { operation } from '../../operation.ts'
import { todos } from '../../roles.ts'
import { codigo, id, idDe } from '../../shapes/base/ids.ts'

/**
 * The notifications of a user, newest first, a page at a time (from 1); an empty page ends the list.
 * fechaHoraNotificacion: YYYY-MM-DDTHH:mm:ss of Santiago; leida: S read, N unread. `identificador`: of the user, for
 * bearer clients; a supervisor by link reads those of the advisor.
 */
export const obtenerNotificaciones = operation('obtenerNotificaciones', {
  access: todos,
  request: z.object({
    pagina: codigo().pipe(z.number().min(1).max(10_000)).default(1),
    identificador: idDe('asesor').nullish(),
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
        /** Null where this version does not know it. */
        tipo: z.enum(tiposDeNotificacion).nullable(),
      }),
    ),
    notificacionesNoLeidas: z.number().int(),
    pagina: z.number().int(),
  }),
  failure: m.readFailed,
  passive: true,
})

/** Unread becomes read; one that is read stays so. */
export const actualizarNotificacion = operation('actualizarNotificacion', {
  access: ['asesor', 'jefatura', 'contraloria', 'mesa', 'administracion'],
  request: z.object({ notificacionId: idDe('notificacion') }),
  reply: z.literal('ok'),
  failure: m.saveFailed,
})

export const notificacionesOperations = [obtenerNotificaciones, actualizarNotificacion] as const
