import { agendaMessages as m } from '../messages/agenda.ts'
import { prospectoMessages } from '../messages/prospecto.ts'
import type { Rules } from './rules.ts'

/** An appointment as typed: ISO date, hours as HH:mm of America/Santiago. */
export interface CitaForm {
  prospectoId: string
  fecha: string
  horaInicio: string
  horaTermino: string
  comentario: string
}

/** Longest comment that is kept (ours). */
export const LARGO_COMENTARIO = 500

const minutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

/** Minutes from HH:mm to HH:mm of the same day; negative when the end comes first. */
export const duracionEntre = (inicio: string, termino: string): number => minutos(termino) - minutos(inicio)

/** Whole minutes, at least one (spec 1 §5). */
const reglaDuracion = (duracion: number): string | null =>
  Number.isInteger(duracion) && duracion >= 1 ? null : m.duracion.text

const hora = (value: string) => (/^\d{2}:\d{2}$/.test(value) ? null : m.sinHora.text)

/** The create and edit dialogs of the agenda (spec 1 §5). */
export const citaRules: Rules<CitaForm> = {
  prospectoId: (value) => (value ? null : m.sinProspecto.text),
  fecha: (value) => (value ? null : m.sinFecha.text),
  horaInicio: hora,
  horaTermino: (value, { horaInicio }) => hora(value) ?? reglaDuracion(duracionEntre(horaInicio, value)),
  comentario: (value) => (value.length > LARGO_COMENTARIO ? m.comentarioLargo.text : null),
}

/** The optional next appointment of the prospect form: nothing, or all three. */
export interface ProximaCitaForm {
  citaFecha: string
  citaHora: string
  citaDuracion: number | null
}

const nada = (cita: ProximaCitaForm) => !cita.citaFecha && !cita.citaHora

const completa = (value: string, values: ProximaCitaForm) =>
  value || nada(values) ? null : prospectoMessages.citaIncompleta.text

/** Next appointment on /add-prospect (spec 1 §5). */
export const proximaCitaRules: Rules<ProximaCitaForm> = {
  citaFecha: completa,
  citaHora: completa,
  citaDuracion: (value, values) => {
    if (nada(values)) return null
    return value !== null && value >= 1 ? null : prospectoMessages.citaDuracion.text
  },
}
