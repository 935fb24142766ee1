import { diasEntre, type FechaISO } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago, type InstanteISO } from '@alerce/domain/base/fechas/instante'

const days = new Intl.RelativeTimeFormat('es-CL', { numeric: 'auto' })
const day = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A day in words: sábado, 21 de noviembre. */
export const fechaEnPalabras = (fecha: FechaISO): string => day.format(new Date(fecha))

/** Its day in words: sábado, 21 de noviembre. */
export const diaEnPalabras = (instante: InstanteISO): string => fechaEnPalabras(hoyEnSantiago(instante))

/** When something comes back, in words: mañana, pasado mañana, dentro de 5 días. */
export const cuandoVuelve = (vuelve: FechaISO, hoy: FechaISO): string => days.format(diasEntre(hoy, vuelve), 'day')
