import type { Role } from '../../operation.ts'
import { addressOf, rowOf, type Screen } from '../../screens.ts'

/** Classes of a notification, `tipo` in the row and on the wire, with the words and the order of the filter. */
export const clasesDeNotificacion = {
  resultado: 'Resultados',
  irregularidad: 'Irregularidades',
  anulacion: 'Invitaciones anuladas',
  cita: 'Citas',
  solicitud: 'Solicitudes',
  autorizacion: 'Autorizaciones',
  mandato: 'Mandatos de pago',
  pago: 'Pagos en línea',
  cobro: 'Cobros por revisar',
  correo: 'Correos',
  contrato: 'Contratos',
  invitacion: 'Venta electrónica',
  pareja: 'Parejas',
  cartera: 'Reasignaciones',
  servidor: 'Servidor de correo',
  catalogo: 'Catálogo',
  derechos: 'Pedidos de datos',
  correccion: 'Correcciones pedidas',
  textos: 'Textos por aprobar',
  tarea: 'Tareas',
  mencion: 'Menciones',
  alerta: 'Alertas del equipo',
  duda: 'Preguntas del postulante',
  cotizacion: 'Cotizaciones enviadas',
  webhook: 'Webhooks',
} as const

export type TipoDeNotificacion = keyof typeof clasesDeNotificacion

export const tiposDeNotificacion = Object.keys(clasesDeNotificacion) as readonly TipoDeNotificacion[]

/** Screen that a click on each class opens. */
export const pantallaDeNotificacion: Readonly<Record<TipoDeNotificacion, Screen>> = {
  resultado: 'resultadoDs',
  irregularidad: 'timeline',
  anulacion: 'home',
  cita: 'agenda',
  solicitud: 'autorizaciones',
  autorizacion: 'preliminarPlan',
  mandato: 'timeline',
  pago: 'timeline',
  cobro: 'mesa',
  correo: 'timeline',
  contrato: 'timeline',
  invitacion: 'resumenPlan',
  pareja: 'pareja',
  cartera: 'timeline',
  servidor: 'correos',
  catalogo: 'catalogo',
  derechos: 'personas',
  correccion: 'timeline',
  textos: 'textos',
  tarea: 'timeline',
  mencion: 'timeline',
  alerta: 'alertas',
  duda: 'timeline',
  cotizacion: 'preliminarPlan',
  webhook: 'webhooks',
}

/** Classes whose screen these roles may open. */
export const clasesDe = (roles: readonly Role[]): TipoDeNotificacion[] =>
  tiposDeNotificacion.filter((tipo) => rowOf(pantallaDeNotificacion[tipo]).roles?.some((role) => roles.includes(role)))

/**
 * Classes that nobody silences: a person waits for the answer within a legal or agreed time, or no mail leaves the
 * server.
 */
export const clasesObligatorias: readonly TipoDeNotificacion[] = ['solicitud', 'derechos', 'servidor']

export const clasesSilenciables = tiposDeNotificacion.filter((tipo) => !clasesObligatorias.includes(tipo))

/** Path of the list where these roles find all notices of a class; those of a sale: the portfolio, else the console. */
export function direccionDeClase(tipo: TipoDeNotificacion, roles: readonly Role[]): string {
  const row = rowOf(pantallaDeNotificacion[tipo])
  if (row.step === undefined && row.name !== undefined && row.roles?.some((role) => roles.includes(role)))
    return `/${row.entries[0]}${row.path}`
  const conCartera = rowOf('home').roles?.some((role) => roles.includes(role))
  return conCartera ? addressOf('dashboard', 'home') : '/consola/'
}
