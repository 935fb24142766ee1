import type { FechaISO } from '@alerce/domain/base/fechas/fecha'

/** A day of the calendar has no zone: it is read at noon of a clock that never changes. */
const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('es-CL', { timeZone: 'UTC', ...options })
  return {
    of: (fecha: FechaISO): string => format.format(new Date(`${fecha}T12:00:00Z`)),
    from: (first: FechaISO, last: FechaISO): string =>
      format.formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`)),
  }
}

/** 'jueves, 8 de octubre'. */
export const diaEnPalabras = formatted({ weekday: 'long', day: 'numeric', month: 'long' }).of
/** 'jueves, 8 de octubre de 2026'. */
export const diaCompleto = formatted({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).of
/** 'octubre de 2026'. */
export const mesEnPalabras = formatted({ month: 'long', year: 'numeric' }).of
/** '5 – 18 de octubre de 2026'. */
export const diasEnPalabras = formatted({ day: 'numeric', month: 'long', year: 'numeric' }).from
/** 'jueves'. */
export const diaDeSemana = formatted({ weekday: 'long' }).of
