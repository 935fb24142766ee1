import { uf } from './base/dinero/tipos.ts'

/** Minutes without activity after which a session closes (spec 1 §9). */
export const minutosSinActividad = 300
/** Hours of activity in a day after which the session closes (spec 1 §9). */
export const horasDeActividad = 12
/** Cards a page of the home list (spec 1 §9). */
export const tamanoDePagina = 15
/** Months back from today of which the home list begins to show (spec 1 §9). */
export const mesesDeCartera = 1
/** Matters of each group of Mi día that the home shows, until all of one are asked for. */
export const asuntosPorGrupo = 5
/** Most matches of a name that come at once, where no number is asked for (spec 1 §9). */
export const maximoDeCoincidencias = 200
/** Open sessions that a list shows at most, the latest activity first. */
export const maximoDeSesiones = 500
/** Earlier cases of a person that are listed at most, the newest. */
export const maximoDeAnteriores = 50
/** Imports that are listed besides those that can still be undone, the newest. */
export const importacionesListadas = 10
/** Longest reason of an inactive prospect (spec 2 §5). */
export const largoDelMotivo = 50
/** Suggested plans shown at most (spec 2 §9). */
export const maximoDeSugerencias = 4
/** Quotes of a prospect that are mailed, at most. */
export const maximoDeEnvios = 50
/** Babies that a price may be tried with, at most. */
export const maximoDeBebes = 3
/** Share of the taxable income that must be agreed, in percent (spec 2 §9). */
export const porcentajeLegal = 7
/** Most UF a month that one of a compensated pair gives the other (spec 2 §9). */
export const maximoACompensar = uf(999)
/** From this DS folio on the FUN is checked (spec 1 §9). */
export const folioQueExigeFun = 6_000_000_000
/** Days back that a DS may have been signed (spec 2 §9). */
export const diasAtrasDeLaDS = 3
/** Minutes before the end of a session at which its user is warned. */
export const minutosDeAviso = 5
/** Hours that a supervisor's link lives unless another number is given, and the most that may be given. */
export const horasDelEnlace = 8
export const horasMaximasDelEnlace = 72
/** Minutes that a one-time link to set a password lives. */
export const minutosDelEnlaceDeClave = 60
/** Minutes before such a link is mailed again to who asks for it, and how many of them a day. */
export const minutosEntreEnlacesDeClave = 5
export const enlacesDeClavePorDia = 5
/** Notifications a page of the bell's panel. */
export const notificacionesPorPagina = 15
/** Milliseconds between two looks at the notifications (spec 1 §9). */
export const refrescoDeNotificaciones = 30_000
/** Pages of the longest document that is taken in, and of the longest certificate that is read. */
export const paginasDeUnDocumento = 500
export const paginasDeUnCertificado = 60
/** Matters of the day that are counted one by one; a group that has more says so. */
export const asuntosContados = 100
/** Matters of the day that an advisor may have put off at once. */
export const maximoDePospuestos = 100
/** Teams and clients of the API that there may be: lists of them have no pages. */
export const maximoDeEquipos = 200
export const maximoDeClientes = 100
