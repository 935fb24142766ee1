import { diasSinRespuesta } from '@alerce/domain/base/entregas'

/** Notifications that acts of administración cause: rights of persons, texts in two hands, the UF, and webhooks. */
export const notificacionesDeAdministracion = {
  pedidosPorVencer: {
    clase: 'derechos',
    autor: 'sistema',
    texto: (cuantos: string, primero: string) =>
      `Pedidos de personas sobre sus datos por contestar: ${cuantos}. El primero vence el ${primero}.`,
  },
  ufPorRevisar: {
    clase: 'catalogo',
    autor: 'ambos',
    texto: (cuantos: string) => `Valores de la UF por revisar en Catálogo: ${cuantos}.`,
  },
  ufSinManana: {
    clase: 'catalogo',
    autor: 'sistema',
    texto: (fecha: string) => `Falta la UF de mañana, ${fecha}: cárguela en Catálogo.`,
  },
  ufSinFuente: {
    clase: 'catalogo',
    autor: 'sistema',
    texto: (causa: string) => `No se puede traer la UF: ${causa}. Se sigue intentando cada hora.`,
  },
  consentimientosRevocados: {
    clase: 'correccion',
    autor: 'persona',
    texto: () => 'Su prospecto retiró sus consentimientos: la Declaración de Salud se cerró.',
  },
  correccionPedida: {
    clase: 'correccion',
    autor: 'persona',
    texto: () => 'Una persona de esta venta pidió corregir sus datos: en la Bitácora está qué.',
  },
  oposicionRegistrada: {
    clase: 'correccion',
    autor: 'persona',
    texto: () =>
      'Su prospecto se opuso al contacto comercial: no lo contacte mientras no empiece su declaración. Sus citas por venir se anularon.',
  },
  oposicionLevantada: {
    clase: 'correccion',
    autor: 'persona',
    texto: () => 'Su prospecto levantó su oposición al contacto comercial.',
  },
  webhookSinRespuesta: {
    clase: 'webhook',
    autor: 'sistema',
    texto: (cliente: string) =>
      `Un webhook de ${cliente} se desactivó: no responde desde hace ${diasSinRespuesta} días. Lo pendiente quedó en sus envíos.`,
  },
  webhookSinDestino: {
    clase: 'webhook',
    autor: 'sistema',
    texto: (cliente: string) => `Un webhook de ${cliente} se desactivó: su dirección respondió que ya no existe.`,
  },
  textoPorAprobar: {
    clase: 'textos',
    autor: 'ambos',
    texto: (cual: string) => `Hay una versión nueva por aprobar: ${cual}.`,
  },
  textoAprobado: {
    clase: 'textos',
    autor: 'persona',
    texto: (cual: string, quien: string) => `${quien} aprobó y publicó su versión: ${cual}.`,
  },
  textoDevuelto: {
    clase: 'textos',
    autor: 'persona',
    texto: (cual: string, quien: string) => `${quien} devolvió su versión: ${cual}. En Textos está por qué.`,
  },
} as const
