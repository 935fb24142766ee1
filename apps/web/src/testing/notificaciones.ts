import type { ReplyOf } from '../lib/api/call.ts'

export type Notificacion = ReplyOf<'obtenerNotificaciones'>['notificaciones'][number]

/** Unread result of a prospect. */
export const notificacion = (notificacionId: number, part: Partial<Notificacion> = {}): Notificacion => ({
  notificacionId,
  mensaje: `Aviso ${notificacionId}`,
  nombreProspecto: 'VALENTINA HERRERA LAGOS',
  fechaHoraNotificacion: '2026-10-07T09:12:30',
  leida: 'N',
  prospectoId: 12,
  tipo: 'resultado',
  autorizacion: null,
  ...part,
})

/** First page of the bell; all are unread unless it says otherwise. */
export const pageOf = (notificaciones: Notificacion[], notificacionesNoLeidas = notificaciones.length) => ({
  notificaciones,
  notificacionesNoLeidas,
  pagina: 1,
})
