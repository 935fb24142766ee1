/** Minutes without activity after which a session closes (spec 1 §9). */
export const minutosSinActividad = 300
/** Hours of activity in a day after which the session closes (spec 1 §9). */
export const horasDeActividad = 12
/** Cards a page of the home list (spec 1 §9). */
export const tamanoDePagina = 15
/** Most matches of a search, which has no pages (core rules). */
export const maximoDeCoincidencias = 200
/** Longest reason of an inactive prospect (spec 2 §5). */
export const largoDelMotivo = 50
/** Suggested plans shown at most (spec 2 §9). */
export const maximoDeSugerencias = 4
/** Share of the taxable income that must be agreed, in percent (spec 2 §9). */
export const porcentajeLegal = 7
/** From this DS folio on the FUN is checked (spec 1 §9). */
export const folioQueExigeFun = 6_000_000_000
/** Days back that a DS may have been signed (spec 2 §9). */
export const diasAtrasDeLaDS = 3
