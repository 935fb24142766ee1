import type { Autor } from './autor.ts'

/** What a notification speaks of, `tipo` in the row and on the wire: it says which screen a click opens. */
export const tiposDeNotificacion = [
  'resultado',
  'irregularidad',
  'anulacion',
  'cita',
  'solicitud',
  'autorizacion',
  'mandato',
] as const

export type TipoDeNotificacion = (typeof tiposDeNotificacion)[number]

export interface NotificacionKind {
  readonly clase: TipoDeNotificacion
  readonly autor: Autor
  /** The news itself (core rules, Figures); it stands on screens that others may see: no diagnosis, RUT or e-mail. */
  readonly texto: (...datos: string[]) => string
}

/** What the bell can say. The row keeps the text and the class, not the key: a key may be renamed. */
export const notificaciones = {
  resultado: {
    clase: 'resultado',
    autor: 'ambos',
    texto: (folio: string, resultado: string) => `Resultado de la DS ${folio}: ${resultado}.`,
  },
  irregularidadAbierta: {
    clase: 'irregularidad',
    autor: 'persona',
    texto: (cual: string) => `Se abrió una irregularidad: ${cual}.`,
  },
  invitacionAnulada: {
    clase: 'anulacion',
    autor: 'sistema',
    texto: () => 'Se anuló la invitación por rechazo de autenticación. Puede deshacerlo durante 24 horas.',
  },
  citaProxima: { clase: 'cita', autor: 'sistema', texto: (hora: string) => `Tiene una cita a las ${hora}.` },
  autorizacionSolicitada: {
    clase: 'solicitud',
    autor: 'persona',
    texto: (asesor: string) => `${asesor} solicita una autorización.`,
  },
  autorizacionDecidida: {
    clase: 'autorizacion',
    autor: 'persona',
    texto: (decision: string) => `La solicitud de autorización quedó en estado ${decision}.`,
  },
  mandatoOtorgado: {
    clase: 'mandato',
    autor: 'persona',
    texto: () => 'El postulante autorizó el mandato de pago: la venta puede continuar.',
  },
  mandatoNoAutorizado: {
    clase: 'mandato',
    autor: 'persona',
    texto: () => 'El postulante no autorizó el mandato de pago. Contáctelo antes de continuar.',
  },
  enlaceMandatoBloqueado: {
    clase: 'mandato',
    autor: 'sistema',
    texto: () => 'El enlace del mandato de pago se bloqueó: puede enviar uno nuevo.',
  },
} as const satisfies Readonly<Record<string, NotificacionKind>>

export type Noticia = keyof typeof notificaciones
