import { type CitaForm, duracionEntre, type Momento } from '@alerce/contract/forms/agenda/cita'
import type { PayloadOf, ReplyOf } from '../../../lib/api/call.ts'
import { leidoDeCitas } from '../../../lib/citas.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
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
  /** The prospect is mailed what happens to it. */
  readonly avisa: boolean
  /** Booked over another on purpose. */
  readonly permiteTope: boolean
  /** Of what was read: a change of something newer is refused. */
  readonly version: number
}

const citaOf = ({ prospecto, fechaHoraInicio, fechaHoraTermino, ...rest }: Wire): Cita => ({
  ...rest,
  prospectoId: prospecto.prospectoId,
  nombre: prospecto.nombres,
  start: deCable(fechaHoraInicio),
  end: deCable(fechaHoraTermino),
})

export function useCitas({ start, end }: Range) {
  const { data, ...rest } = useRead('obtenerCitas', { fechaHoraInicio: aCable(start), fechaHoraTermino: aCable(end) })
  return { ...rest, citas: data?.map(citaOf) ?? [] }
}

export const useAgendar = () => useWrite('agendarCita', leidoDeCitas)
export const useEliminar = () => useWrite('eliminarCita', leidoDeCitas)

/** The form of an appointment that exists. */
export const formOf = ({ prospectoId, comentario, avisa, start, end }: Cita): CitaForm => ({
  prospectoId: String(prospectoId),
  fecha: fechaDe(start),
  horaInicio: horaDe(start),
  horaTermino: horaDe(end),
  comentario,
  avisar: avisa,
})

/** The form of a new one: half an hour from `start`. */
export const newForm = (start: Date, prospectoId: number | null): CitaForm => ({
  prospectoId: prospectoId === null ? '' : String(prospectoId),
  fecha: fechaDe(start),
  horaInicio: horaDe(start),
  horaTermino: horaDe(new Date(start.getTime() + 30 * 60_000)),
  comentario: '',
  avisar: false,
})

/** The form of one that is moved to another day: the same hours, today while they are still to come, else tomorrow. */
export function rescheduleForm(cita: Cita, now: Date): CitaForm {
  const hoy = fechaDe(now)
  const later = wall(hoy, horaDe(cita.start)) > now
  const fecha = later ? hoy : fechaDe(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1))
  return { ...formOf(cita), fecha }
}

/** Where an appointment stands, as the rules of its form compare it. */
export const momentoDe = ({ start }: Cita): Momento => ({ fecha: fechaDe(start), hora: horaDe(start) })

/** As it travels. `cita` null creates; else its `version` is the one that was read. */
export const payloadOf = (form: CitaForm, cita: Pick<Cita, 'citaId' | 'version'> | null): PayloadOf<'agendarCita'> => ({
  citaId: cita?.citaId ?? null,
  prospectoId: Number(form.prospectoId),
  fechaHoraInicio: aCable(wall(form.fecha, form.horaInicio)),
  duracionMinutos: duracionEntre(form.horaInicio, form.horaTermino),
  comentario: form.comentario,
  estado: null,
  avisar: form.avisar,
  ...(cita ? { version: cita.version } : {}),
})

const MINUTE_MS = 60_000

/** An appointment as it stands, but for what changes: its times, or what became of it. */
export function changeOf(
  cita: Cita,
  { start = cita.start, end = cita.end, estado = cita.estado }: Partial<Pick<Cita, 'start' | 'end' | 'estado'>>,
): PayloadOf<'agendarCita'> {
  return {
    citaId: cita.citaId,
    prospectoId: cita.prospectoId,
    fechaHoraInicio: aCable(start),
    duracionMinutos: Math.round((end.getTime() - start.getTime()) / MINUTE_MS),
    comentario: cita.comentario,
    estado,
    version: cita.version,
  }
}
