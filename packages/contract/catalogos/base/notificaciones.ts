import { HORAS_PARA_DESHACER } from '@alerce/domain/base/un-dia-para-deshacer'
import type { Autor } from './bitacora.ts'
import type { TipoDeNotificacion } from './clases-de-notificacion.ts'
import { notificacionesDeAdministracion } from './notificaciones-de-administracion.ts'
import { notificacionesDeAgenda } from './notificaciones-de-agenda.ts'
import { notificacionesDeClientes } from './notificaciones-de-clientes.ts'
import { notificacionesDeEquipo } from './notificaciones-de-equipo.ts'

export interface NotificacionKind {
  readonly clase: TipoDeNotificacion
  readonly autor: Autor
  /** Text of the news (core rules, Figures). Others may see the screen: no diagnosis, RUT or e-mail. */
  readonly texto: (...datos: string[]) => string
}

/** Kinds of notifications. The row keeps the text and the class, not the key: a key may be renamed. */
export const notificaciones = {
  resultado: {
    clase: 'resultado',
    autor: 'ambos',
    texto: (folio: string, resultado: string) => `Resultado de la DS ${folio}: ${resultado}.`,
  },
  denegadaCerrada: {
    clase: 'resultado',
    autor: 'sistema',
    texto: (folio: string) =>
      `La DS ${folio} se cerró sola, porque nadie finalizó su proceso a tiempo. Se devuelve al postulante lo que declaró.`,
  },
  insuficienteCerrada: {
    clase: 'resultado',
    autor: 'sistema',
    texto: (folio: string) =>
      `La DS ${folio}, de renta insuficiente, se cerró sola: nadie finalizó su proceso a tiempo.`,
  },
  enviadaVencida: {
    clase: 'resultado',
    autor: 'sistema',
    texto: (folio: string) =>
      `La DS ${folio} se cerró sola, porque nadie continuó su venta. Lo que declaró el postulante se eliminará.`,
  },
  irregularidadAbierta: {
    clase: 'irregularidad',
    autor: 'persona',
    texto: (cual: string) => `Se abrió una irregularidad: ${cual}.`,
  },
  irregularidadDevuelta: {
    clase: 'irregularidad',
    autor: 'persona',
    texto: (cual: string) => `La mesa devolvió una irregularidad: ${cual}.`,
  },
  irregularidadReabierta: {
    clase: 'irregularidad',
    autor: 'persona',
    texto: (cual: string) => `La mesa abrió otra vez una irregularidad: ${cual}.`,
  },
  irregularidadCerrada: {
    clase: 'irregularidad',
    autor: 'persona',
    texto: (cual: string) => `La mesa cerró una irregularidad: ${cual}.`,
  },
  mensajeDeMesa: {
    clase: 'contrato',
    autor: 'persona',
    texto: () => 'La mesa le escribió por este caso: está en su correo y en la Bitácora.',
  },
  correoSinAcceso: {
    clase: 'servidor',
    autor: 'sistema',
    texto: () =>
      'El servidor de correo no acepta nuestro usuario o contraseña: no sale ninguna carta. Se reintentan cuando se corrijan.',
  },
  invitacionAnulada: {
    clase: 'anulacion',
    autor: 'sistema',
    texto: () =>
      `Se anuló la invitación por rechazo de autenticación. Puede deshacerlo durante ${HORAS_PARA_DESHACER} horas.`,
  },
  invitacionReemplazada: {
    clase: 'anulacion',
    autor: 'sistema',
    texto: () => 'Se anuló la invitación: la misma persona tiene otra Declaración de Salud.',
  },
  ...notificacionesDeAgenda,
  ...notificacionesDeEquipo,
  ...notificacionesDeClientes,
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
  pagoEnLinea: {
    clase: 'pago',
    autor: 'sistema',
    texto: () => 'El postulante hizo el primer pago en línea: regístrelo para generar los documentos.',
  },
  cobroSinEfecto: {
    clase: 'pago',
    autor: 'sistema',
    texto: (motivo: string) => `Llegó un cobro en línea sin efecto: ${motivo}. La mesa lo revisa.`,
  },
  cobroPorRevisar: {
    clase: 'cobro',
    autor: 'sistema',
    texto: (folio: string, referencia: string, motivo: string) =>
      `DS ${folio}: el cobro en línea ${referencia} no tuvo efecto, ${motivo}. Revise si se devuelve.`,
  },
  cobroSinRespuesta: {
    clase: 'cobro',
    autor: 'sistema',
    texto: (folio: string, referencia: string) =>
      `DS ${folio}: el proveedor de pagos no dijo en qué terminó el cobro ${referencia}. Consúltelo con él.`,
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
  contratoSuscrito: {
    clase: 'contrato',
    autor: 'persona',
    texto: () => 'La mesa aceptó los documentos firmados: el contrato quedó suscrito.',
  },
  contratoFirmado: {
    clase: 'contrato',
    autor: 'persona',
    texto: () => 'El postulante firmó los documentos de su contrato.',
  },
  contratoElectronico: {
    clase: 'contrato',
    autor: 'persona',
    texto: () => 'El postulante firmó su contrato, y quedó suscrito.',
  },
  contratoDeOtra: {
    clase: 'contrato',
    autor: 'sistema',
    texto: () => 'El postulante suscribió un contrato con otra postulación: esta ya no puede terminar.',
  },
  correoConfirmado: {
    clase: 'invitacion',
    autor: 'persona',
    texto: () => 'El postulante confirmó el cambio de su correo: ya puede reenviar la invitación.',
  },
  correoDesconocido: {
    clase: 'invitacion',
    autor: 'persona',
    texto: () => 'El correo anterior del postulante no reconoce el cambio: la invitación queda retenida.',
  },
  invitacionAbierta: {
    clase: 'invitacion',
    autor: 'persona',
    texto: () => 'El postulante abrió su invitación.',
  },
  invitacionBloqueada: {
    clase: 'invitacion',
    autor: 'sistema',
    texto: () => 'La invitación se bloqueó: la identidad o el código no coincidieron tres veces.',
  },
  enlaceBloqueado: {
    clase: 'invitacion',
    autor: 'sistema',
    texto: () =>
      'Un enlace de la invitación se bloqueó: la identidad o el código no coincidieron tres veces. Los otros enlaces siguen sirviendo.',
  },
  copiaBloqueada: {
    clase: 'contrato',
    autor: 'sistema',
    texto: () => 'El enlace de la copia de la Declaración de Salud se bloqueó: envíe uno nuevo al postulante.',
  },
  invitacionPorVencer: {
    clase: 'invitacion',
    autor: 'sistema',
    texto: (cuando: string) =>
      `La invitación vence el ${cuando} sin completarse. Enviamos un recordatorio al postulante.`,
  },
  invitacionVencida: {
    clase: 'invitacion',
    autor: 'sistema',
    texto: () => 'La invitación venció sin completarse: puede enviar una nueva.',
  },
  previredRetirado: {
    clase: 'invitacion',
    autor: 'persona',
    texto: () => 'El postulante retiró su autorización de consultar en PreviRed: su renta se comprueba de otra forma.',
  },
  rentaNoReconocida: {
    clase: 'invitacion',
    autor: 'persona',
    texto: () => 'El postulante no reconoce su renta: contáctelo para continuar.',
  },
  dsFirmada: {
    clase: 'invitacion',
    autor: 'persona',
    texto: () => 'El postulante firmó y envió su Declaración de Salud.',
  },
  restriccionesRespondidas: {
    clase: 'invitacion',
    autor: 'persona',
    texto: (respuesta: string) => `El postulante ${respuesta} las restricciones de su Declaración de Salud.`,
  },
  antecedentesDelPostulante: {
    clase: 'invitacion',
    autor: 'persona',
    texto: () => 'El postulante envió los antecedentes que se le pidieron.',
  },
  parejaSigue: {
    clase: 'pareja',
    autor: 'ambos',
    texto: (que: string) => `La otra persona de la pareja avanzó. ${que}`,
  },
  parejaEspera: {
    clase: 'pareja',
    autor: 'ambos',
    texto: (que: string) => `Espera a la otra persona de la pareja. ${que}`,
  },
  correoNoEntregado: {
    clase: 'correo',
    autor: 'sistema',
    texto: (asunto: string) => `No se pudo entregar un correo: «${asunto}». Revise la dirección del postulante.`,
  },
  casosRecibidos: {
    clase: 'cartera',
    autor: 'persona',
    texto: (cuantos: string, de: string, motivo: string) =>
      `Recibió ${cuantos} de ${de}, con sus citas por venir: ya ${cuantos === '1 caso' ? 'está' : 'están'} en su cartera. ${motivo}`,
  },
  casosEntregados: {
    clase: 'cartera',
    autor: 'persona',
    texto: (cuantos: string, a: string, motivo: string) => `${cuantos} de su cartera pasaron a ${a}. ${motivo}`,
  },
  casosDevueltos: {
    clase: 'cartera',
    autor: 'persona',
    texto: (cuantos: string, de: string) => `Se deshizo la reasignación: volvieron a su cartera ${cuantos} de ${de}.`,
  },
  casosRetirados: {
    clase: 'cartera',
    autor: 'persona',
    texto: (cuantos: string, a: string) => `Se deshizo la reasignación: ${cuantos} volvieron a ${a}.`,
  },
  cubreDesde: {
    clase: 'cartera',
    autor: 'ambos',
    texto: (cuantos: string, de: string, hasta: string) =>
      `Cubre la cartera de ${de} hasta el ${hasta}: ${cuantos} en su lista, con su nombre.`,
  },
  cubiertoPor: {
    clase: 'cartera',
    autor: 'ambos',
    texto: (por: string, hasta: string) => `${por} cubre su cartera hasta el ${hasta}. Después vuelve sola.`,
  },
  suplenciaTerminada: {
    clase: 'cartera',
    autor: 'ambos',
    texto: (cuantos: string, a: string) => `Terminó la suplencia: ${cuantos} volvieron a ${a}.`,
  },
  carteraDevuelta: {
    clase: 'cartera',
    autor: 'ambos',
    texto: (cuantos: string) => `Terminó la suplencia de su ausencia: volvieron a su cartera ${cuantos}.`,
  },
  ...notificacionesDeAdministracion,
} as const satisfies Readonly<Record<string, NotificacionKind>>

export type Noticia = keyof typeof notificaciones
