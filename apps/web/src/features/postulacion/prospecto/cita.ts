import { duracionEntre, type ProximaCitaForm } from '@alerce/contract/forms/agenda/cita'
import { numeroDe } from '@alerce/contract/forms/base/numeros'
import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { call } from '../../../lib/api/call.ts'
import { messageOf } from '../../../lib/api/errors.ts'
import { dichoDeTope, type HoraConTope, type HorarioDeCita, horaConTopeDe } from '../../../lib/citas.ts'

/** No next appointment. */
export const sinCita: ProximaCitaForm = { citaFecha: '', citaHora: '', citaDuracion: 30 }

/** An appointment that could not be made, though its prospect was saved: it is kept as it was typed. */
export interface CitaPorAgendar {
  readonly prospectoId: number
  readonly cita: ProximaCitaForm
  /** Why, where it is not an overlap. */
  readonly problema: string | null
  /** Overlap at its time. */
  readonly ocupada: HoraConTope | null
}

/** Result for the appointment typed with a prospect. */
export interface CitaGuardada {
  /** Appointment that could not be booked; null: it was booked, or none was asked for. */
  readonly pendiente: CitaPorAgendar | null
  /** Booked appointment; null: none. */
  readonly agendada: ProximaCitaForm | null
}

const citaDe = ({ citaFecha, citaHora, citaDuracion }: ProximaCitaForm): ProximaCitaForm => ({
  citaFecha,
  citaHora,
  citaDuracion,
})

/** Books the next appointment, if typed; returns it when it could not be booked. `permiteTope`: over another. */
export async function schedule(
  values: ProximaCitaForm,
  prospectoId: number,
  permiteTope: boolean,
): Promise<CitaPorAgendar | null> {
  const cita = citaDe(values)
  if (!cita.citaFecha) return null
  const fechaHoraInicio = `${aDDMMYYYY(cita.citaFecha).replaceAll('-', '/')} ${cita.citaHora}:00`
  const duracionMinutos = numeroDe(cita.citaDuracion, 'entero') ?? 0
  try {
    await call('agendarCita', {
      prospectoId,
      fechaHoraInicio,
      duracionMinutos,
      comentario: '',
      estado: null,
      permiteTope,
    })
    return null
  } catch (error) {
    const ocupada = horaConTopeDe(error)
    const problema = ocupada ? null : messageOf(error, agendaMessages.saveFailed.text)
    return { prospectoId, cita, problema, ocupada }
  }
}

/** Text for an appointment that could not be booked. An overlap is reported only after another time was typed. */
export const dichoDe = ({ problema, ocupada }: CitaPorAgendar, otra: boolean): string | null =>
  problema ?? (otra && ocupada ? dichoDeTope(ocupada) : null)

/** Text about the appointment beside «saved»; null: none was asked for, or it is reported elsewhere. */
export function deLaCita({ pendiente, agendada }: CitaGuardada): string | null {
  if (pendiente?.ocupada) return prospectoMessages.citaTomada.text
  if (!agendada) return null
  const cuando = `${aDDMMYYYY(agendada.citaFecha)} a las ${agendada.citaHora}`
  return prospectoMessages.citaAgendada.text.replace('{cuando}', cuando)
}

/** A free time, as the three fields have it. */
export const citaEn = ({ fecha, horaInicio, horaTermino }: HorarioDeCita): ProximaCitaForm => ({
  citaFecha: fecha,
  citaHora: horaInicio,
  citaDuracion: duracionEntre(horaInicio, horaTermino),
})

/** True when both are the same time. */
export const esLaCita = (una: ProximaCitaForm, otra: ProximaCitaForm): boolean =>
  una.citaFecha === otra.citaFecha && una.citaHora === otra.citaHora && una.citaDuracion === otra.citaDuracion

/** True while the fields still hold the refused time. */
export const sigueEn = ({ cita }: CitaPorAgendar, values: ProximaCitaForm): boolean => esLaCita(cita, values)
