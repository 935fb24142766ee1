import { PASO_MINUTOS, PRIMERA_HORA, ULTIMA_HORA } from '@alerce/domain/agenda/cuadricula'
import { horaDeMinutos, minutosDeHora } from '@alerce/domain/base/fechas/reloj'

const primera = minutosDeHora(PRIMERA_HORA)
const pasos = (minutosDeHora(ULTIMA_HORA) - primera) / PASO_MINUTOS

const hours = Array.from({ length: pasos + 1 }, (_, paso) => horaDeMinutos(primera + paso * PASO_MINUTOS))

/** 08:00 to 22:00 by half hours, as the appointment pickers offer them (spec 1 §5). */
export const halfHours = hours.map((hour) => ({ value: hour, label: hour }))

/** The same, with an hour between them in its place: a calendar program or an offered try set it. */
export const halfHoursWith = (hora: string) =>
  hora === '' || hours.includes(hora)
    ? halfHours
    : [...halfHours, { value: hora, label: hora }].sort((a, b) => a.value.localeCompare(b.value))

/** Choices of minutes; 0 is none. */
export const minuteOptions = (choices: readonly number[]) =>
  choices.map((minutos) => ({ value: String(minutos), label: minutos === 0 ? 'Ninguno' : `${minutos} minutos` }))
