import { uf } from './base/dinero/tipos.ts'

/** Minutes without activity after which a session closes (spec 1 §9). */
export const minutosSinActividad = 300
/** Hours of activity in a day after which the session closes (spec 1 §9). */
export const horasDeActividad = 12
/** Cards a page of the home list (spec 1 §9). */
export const tamanoDePagina = 15
/** Months back from today with which the home list opens (spec 1 §9). */
export const mesesDeCartera = 1
/** Matters of each group of Mi día on the home screen, until a whole group is requested. */
export const asuntosPorGrupo = 5
/** Most matches of a name in one reply, when the call gives no number (spec 1 §9). */
export const maximoDeCoincidencias = 200
/** Most prospects of a portfolio in one file. Own rule. */
export const maximoDeDescarga = 5000
/** Most open sessions in a list, latest activity first. */
export const maximoDeSesiones = 500
/** Most earlier cases of a person in a list, newest first. */
export const maximoDeAnteriores = 50
/** Newest imports in a list, besides those that can still be undone. */
export const importacionesListadas = 10
/** Longest reason of an inactive prospect (spec 2 §5). */
export const largoDelMotivo = 50
/** Suggested plans shown at most (spec 2 §9). */
export const maximoDeSugerencias = 4
/** Most quotes of a prospect that are mailed. */
export const maximoDeEnvios = 50
/** Most babies in a trial price. */
export const maximoDeBebes = 3
/** Share of the taxable income that must be agreed, in percent (spec 2 §9). */
export const porcentajeLegal = 7
/** Most UF a month that one of a compensated pair gives the other (spec 2 §9). */
export const maximoACompensar = uf(999)
/** First DS folio for which the FUN is checked (spec 1 §9). */
export const folioQueExigeFun = 6_000_000_000
/** Days back that a DS may have been signed (spec 2 §9). */
export const diasAtrasDeLaDS = 3
/** Minutes of warning before a session ends. */
export const minutosDeAviso = 5
/** Hours of life of a supervisor's link: default and maximum. */
export const horasDelEnlace = 8
export const horasMaximasDelEnlace = 72
/** Minutes of life of a one-time link to set a password. */
export const minutosDelEnlaceDeClave = 60
/** Minutes before such a link is mailed again to the same person, and most links per day. */
export const minutosEntreEnlacesDeClave = 5
export const enlacesDeClavePorDia = 5
/** Notifications a page of the bell's panel. */
export const notificacionesPorPagina = 15
/** Milliseconds between two requests for notifications (spec 1 §9). */
export const refrescoDeNotificaciones = 30_000
/** Most pages of an accepted document, and of a certificate that is read. */
export const paginasDeUnDocumento = 500
export const paginasDeUnCertificado = 60
/** Matters of the day that are counted exactly; a larger group shows that it has more. */
export const asuntosContados = 100
/** Most cases postponed in one call. Own rule. */
export const maximoDeUnLote = 100
/** Most postponed matters of an advisor at once. */
export const maximoDePospuestos = 100
/** Most teams and API clients: their lists have no pages. */
export const maximoDeEquipos = 200
export const maximoDeClientes = 100

/** Cases of contraloría's queue: how many are shown at first and by each «Ver más», and most in one answer (own rules). */
export const tramoDeCola = 100
export const maximoDeCola = 1000
