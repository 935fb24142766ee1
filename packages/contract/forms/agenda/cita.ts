import { minutosDeUnaCita, saleDelHorario } from '@alerce/domain/agenda/cita'
import { LARGO_DE_LUGAR } from '@alerce/domain/agenda/reserva'
import { masMinutos, relojDe } from '@alerce/domain/base/fechas/reloj'
import { agendaMessages } from '../../messages/agenda/citas.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { reglaFecha } from '../base/campos.ts'
import { type NumeroTecleado, reglaNumero } from '../base/numeros.ts'
import type { Rules } from '../rules.ts'

/** An appointment as typed: ISO date, hours as HH:mm of America/Santiago. */
export interface CitaForm {
  prospectoId: string
  fecha: string
  horaInicio: string
  horaTermino: string
  comentario: string
  lugar: string
  /** Minutes of the way there and back, one of minutosDeTraslado. */
  traslado: string
  /** Mails the prospect an invitation, and its later changes. */
  avisar: boolean
}

/** Longest comment that is kept (ours). */
export const LARGO_COMENTARIO = 500

const minutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

/** Minutes from HH:mm to HH:mm of the same day; negative when the end comes first. */
export const duracionEntre = (inicio: string, termino: string): number => minutos(termino) - minutos(inicio)

/** Whole minutes, at least one (spec 1 §5). */
const reglaDuracion = (duracion: number): string | null =>
  Number.isInteger(duracion) && duracion >= 1 ? null : agendaMessages.duracion.text

const fecha = reglaFecha(agendaMessages.sinFecha.text)
const hora = (value: string) => (/^\d{2}:\d{2}$/.test(value) ? null : agendaMessages.sinHora.text)

/** Wall clock in Santiago: ISO date and HH:mm. */
export interface MomentoDeReloj {
  readonly fecha: string
  readonly hora: string
}

/**
 * Field that lies in the past, if any: an appointment begins in the future (ours; the picker offers days from today on,
 * spec 1 §5). Other rules refuse empty values. A past day is wrong at any hour.
 */
export function quePaso({ fecha, hora }: MomentoDeReloj, ahora: MomentoDeReloj): 'fecha' | 'hora' | null {
  if (!fecha || fecha > ahora.fecha) return null
  if (fecha < ahora.fecha) return 'fecha'
  return hora && hora <= ahora.hora ? 'hora' : null
}

/** The create and edit dialogs of the agenda (spec 1 §5). */
export const citaRules: Rules<CitaForm> = {
  prospectoId: (value) => (value ? null : agendaMessages.sinProspecto.text),
  fecha,
  horaInicio: hora,
  horaTermino: (value, { horaInicio }) => hora(value) ?? reglaDuracion(duracionEntre(horaInicio, value)),
  comentario: (value) => (value.length > LARGO_COMENTARIO ? agendaMessages.comentarioLargo.text : null),
  lugar: (value) => (value.trim().length > LARGO_DE_LUGAR ? agendaMessages.lugarLargo.text : null),
}

/** The same rules; a new or moved appointment must also begin after `ahora`. `antes`: its former start. */
export function citaFuturaRules(ahora: MomentoDeReloj, antes: MomentoDeReloj | null): Rules<CitaForm> {
  const falla = ({ fecha, horaInicio }: CitaForm) => {
    const hora = horaInicio
    return antes?.fecha === fecha && antes.hora === hora ? null : quePaso({ fecha, hora }, ahora)
  }
  return {
    ...citaRules,
    fecha: (value, values) => fecha(value) ?? (falla(values) === 'fecha' ? agendaMessages.enElPasado.text : null),
    horaInicio: (value, values) => hora(value) ?? (falla(values) === 'hora' ? agendaMessages.enElPasado.text : null),
  }
}

/** The optional next appointment of the prospect form: nothing, or all three. */
export interface ProximaCitaForm {
  citaFecha: string
  citaHora: string
  citaDuracion: NumeroTecleado
}

const nada = (cita: ProximaCitaForm) => !cita.citaFecha && !cita.citaHora

const completa = (value: string, values: ProximaCitaForm) =>
  value || nada(values) ? null : prospectoMessages.citaIncompleta.text

const futura = (campo: keyof MomentoDeReloj, { citaFecha, citaHora }: ProximaCitaForm, ahora: MomentoDeReloj) =>
  quePaso({ fecha: citaFecha, hora: citaHora }, ahora) === campo ? prospectoMessages.citaPasada.text : null

/** True when it would end beyond the hours of the agenda. Other rules refuse empty or incomplete values. */
function fueraDeHora({ citaFecha, citaHora }: ProximaCitaForm, minutos: number): boolean {
  if (fecha(citaFecha) !== null || hora(citaHora) !== null) return false
  const start = relojDe(citaFecha, citaHora)
  return saleDelHorario(null, { start, end: masMinutos(start, minutos) })
}

const duracionDeCita = reglaNumero<ProximaCitaForm>('entero', (value, values) => {
  if (value === null || value < 1) return prospectoMessages.citaDuracion.text
  if (value > minutosDeUnaCita) return agendaMessages.duracionLarga.text
  return fueraDeHora(values, value) ? agendaMessages.fueraDeHora.text : null
})

/** Next appointment on /add-prospect (spec 1 §5), after `ahora`. */
export const proximaCitaRules = (ahora: MomentoDeReloj): Rules<ProximaCitaForm> => ({
  citaFecha: (value, values) => completa(value, values) ?? reglaFecha(null)(value) ?? futura('fecha', values, ahora),
  citaHora: (value, values) => completa(value, values) ?? futura('hora', values, ahora),
  citaDuracion: (value, values) => (nada(values) ? null : duracionDeCita(value, values)),
})
