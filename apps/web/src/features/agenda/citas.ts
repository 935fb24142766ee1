import type { CitaForm } from '@alerce/contract/forms/cita'
import { duracionEntre } from '@alerce/contract/forms/cita'
import type { PayloadOf, ReplyOf } from '../../lib/api/call.ts'
import { useRead, useWrite } from '../../lib/use-call.ts'
import type { Range } from './range.ts'
import { aCable, deCable, fechaDe, horaDe, wall } from './wall-time.ts'

type Wire = ReplyOf<'obtenerCitas'>[number]

/** An appointment with its wall-clock times. */
export interface Cita {
  readonly citaId: number
  readonly prospectoId: number
  readonly nombre: string
  readonly comentario: string
  /** null scheduled, R done, N not done (spec 1 §4). */
  readonly estado: 'R' | 'N' | null
  readonly start: Date
  readonly end: Date
}

const citaOf = ({ citaId, prospecto, comentario, estado, fechaHoraInicio, fechaHoraTermino }: Wire): Cita => ({
  citaId,
  prospectoId: prospecto.prospectoId,
  nombre: prospecto.nombres,
  comentario,
  estado,
  start: deCable(fechaHoraInicio),
  end: deCable(fechaHoraTermino),
})

export function useCitas({ start, end }: Range) {
  const { data, ...rest } = useRead('obtenerCitas', { fechaHoraInicio: aCable(start), fechaHoraTermino: aCable(end) })
  return { ...rest, citas: data?.map(citaOf) ?? [] }
}

export const useAgendar = () => useWrite('agendarCita', ['obtenerCitas'])
export const useEliminar = () => useWrite('eliminarCita', ['obtenerCitas'])

/** The form of an appointment that exists. */
export const formOf = ({ prospectoId, comentario, start, end }: Cita): CitaForm => ({
  prospectoId: String(prospectoId),
  fecha: fechaDe(start),
  horaInicio: horaDe(start),
  horaTermino: horaDe(end),
  comentario,
})

/** The form of a new one: half an hour from `start`. */
export const newForm = (start: Date, prospectoId: number | null): CitaForm => ({
  prospectoId: prospectoId === null ? '' : String(prospectoId),
  fecha: fechaDe(start),
  horaInicio: horaDe(start),
  horaTermino: horaDe(new Date(start.getTime() + 30 * 60_000)),
  comentario: '',
})

/** As it travels. `citaId` null creates. */
export const payloadOf = (form: CitaForm, citaId: number | null): PayloadOf<'agendarCita'> => ({
  citaId,
  prospectoId: Number(form.prospectoId),
  fechaHoraInicio: aCable(wall(form.fecha, form.horaInicio)),
  duracionMinutos: duracionEntre(form.horaInicio, form.horaTermino),
  comentario: form.comentario,
  estado: null,
})
