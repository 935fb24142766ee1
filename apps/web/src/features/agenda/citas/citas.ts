import { type CitaForm, duracionEntre, type MomentoDeReloj } from '@alerce/contract/forms/agenda/cita'
import type { LapsoDeCita } from '@alerce/domain/agenda/cuadricula'
import { minutosDeTraslado } from '@alerce/domain/agenda/traslado'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
// biome-ignore lint/style/noRestrictedImports: it goes to the wire
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import {
  fechaDe,
  horaDe,
  instanteDeReloj,
  masMinutos,
  minutosEntre,
  type Reloj,
  relojDe,
  relojDelCable,
} from '@alerce/domain/base/fechas/reloj'
import type { PayloadOf, ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { ahora } from './dias/ahora.ts'
import type { Range } from './range.ts'

type Wire = ReplyOf<'obtenerCitas'>[number]

/** An appointment, its times as the clock of Santiago shows them. */
export interface Cita extends LapsoDeCita {
  readonly citaId: number
  /** Null: booked by a client who is no prospect yet. */
  readonly prospectoId: number | null
  readonly nombre: string
  /** Nine digits or ''. */
  readonly telefono: string
  readonly comentario: string
  /** null scheduled, R done, N not done (spec 1 §4). */
  readonly estado: 'R' | 'N' | null
  /** Data that its client typed when booking; null: it was made here. */
  readonly reserva: Wire['reserva']
  /** True when the prospect receives a mail about each change. */
  readonly avisa: boolean
  /** Booked over another on purpose. */
  readonly permiteTope: boolean
  /** Address; '' when it was not said, or is the booking's. */
  readonly lugar: string
  /** Minutes of the way there and back; 0: none. */
  readonly traslado: number
  /** Version that was read: the server refuses a change of a newer one. */
  readonly version: number
}

const done = { R: 'realizada', N: 'no-realizada' } as const

export type CitaKind = 'programada' | 'en-curso' | 'caducada' | 'realizada' | 'no-realizada'

/** Kind of an appointment now: to come, going on, past without outcome, done, not done (spec 1 §4). */
export function kindOf({ estado, start, end }: Pick<Cita, 'estado' | 'start' | 'end'>): CitaKind {
  if (estado) return done[estado]
  if (start > ahora()) return 'programada'
  return end > ahora() ? 'en-curso' : 'caducada'
}

export const kindText: Readonly<Record<CitaKind, string>> = {
  programada: 'Programada',
  'en-curso': 'En curso',
  caducada: 'Caducada',
  realizada: 'Realizado',
  'no-realizada': 'No Realizado',
}

const citaOf = ({ prospecto, fechaHoraInicio, fechaHoraTermino, ...rest }: Wire): Cita => ({
  ...rest,
  prospectoId: prospecto.prospectoId,
  nombre: prospecto.nombre,
  telefono: prospecto.telefono,
  start: relojDelCable(fechaHoraInicio),
  end: relojDelCable(fechaHoraTermino),
})

/** The days of a range as the wire asks for them: from where the first begins to where the last ends. */
export const periodo = ({ start, end }: Range): PayloadOf<'obtenerCitas'> => ({
  fechaHoraInicio: aFechaHora(inicioDelDia(start)),
  fechaHoraTermino: aFechaHora(inicioDelDia(end)),
})

/** `asesor`: an advisor of the user's team; null: the user's own agenda. Read only if `enabled`. */
export function useCitas(range: Range, asesor: number | null, enabled: boolean) {
  const payload = { ...periodo(range), ...(asesor === null ? {} : { identificador: asesor }) }
  const { data, ...rest } = useRead('obtenerCitas', payload, { enabled })
  return { ...rest, citas: data?.map(citaOf) ?? [] }
}

export const useAgendar = () => useWrite('agendarCita')
export const useEliminar = () => useWrite('eliminarCita')
export const useRestituir = () => useWrite('restituirCita')

interface Moments {
  /** Settles on the server's answer: the next change may be sent. */
  readonly done: Promise<void>
  /** Settles once the changed data has been read again. */
  readonly read: Promise<unknown>
}

/**
 * Write in two moments, answer and re-read; both reject when it is refused. `ask` receives the callback of the answer.
 */
export function momentsOf(ask: (said: () => void) => Promise<unknown>): Moments {
  let read: Promise<unknown> = Promise.resolve()
  const done = new Promise<void>((resolve, reject) => {
    read = ask(resolve)
    read.catch(reject)
  })
  // Handled here: a caller that awaits only `read` gets the same refusal
  done.catch(() => undefined)
  return { done, read }
}

/** The form of an appointment that exists. */
export const formOf = ({ prospectoId, comentario, avisa, start, end, lugar, traslado }: Cita): CitaForm => ({
  prospectoId: prospectoId === null ? '' : String(prospectoId),
  fecha: fechaDe(start),
  horaInicio: horaDe(start),
  horaTermino: horaDe(end),
  comentario,
  lugar,
  traslado: String(traslado),
  avisar: avisa,
})

/** The form of a new one: half an hour from `start`. */
export const newForm = (start: Reloj, prospectoId: number | null): CitaForm => ({
  prospectoId: prospectoId === null ? '' : String(prospectoId),
  fecha: fechaDe(start),
  horaInicio: horaDe(start),
  horaTermino: horaDe(masMinutos(start, 30)),
  comentario: '',
  lugar: '',
  traslado: '0',
  avisar: false,
})

/** The form of one that is moved to another day: the same hours, today while they are still to come, else tomorrow. */
export function rescheduleForm(cita: Cita, now: Reloj): CitaForm {
  const hoy = fechaDe(now)
  const later = relojDe(hoy, horaDe(cita.start)) > now
  const fecha = later ? hoy : sumaDias(hoy, 1)
  return { ...formOf(cita), fecha }
}

/** Start of an appointment, in the shape that the rules of its form compare. */
export const momentoDe = ({ start }: Cita): MomentoDeReloj => ({ fecha: fechaDe(start), hora: horaDe(start) })

/** 'DD/MM/YYYY HH:mm:ss'; of the hour after, where the clock in Santiago skips that one. */
const alCable = (reloj: Reloj) => aFechaHora(instanteDeReloj(reloj))

/** Payload of the form. `cita` null creates; else its `version` is the version that was read. */
export function payloadOf(form: CitaForm, cita: Pick<Cita, 'citaId' | 'version'> | null): PayloadOf<'agendarCita'> {
  const escrita = {
    prospectoId: form.prospectoId === '' ? null : Number(form.prospectoId),
    fechaHoraInicio: alCable(relojDe(form.fecha, form.horaInicio)),
    duracionMinutos: duracionEntre(form.horaInicio, form.horaTermino),
    comentario: form.comentario,
    estado: null,
    avisar: form.avisar,
    lugar: form.lugar,
    traslado: minutosDeTraslado.find((minutos) => String(minutos) === form.traslado) ?? 0,
  }
  return cita ? { ...escrita, citaId: cita.citaId, version: cita.version } : { ...escrita, citaId: null }
}

/** Payload of an appointment with changed times or outcome. */
export function changeOf(
  cita: Cita,
  { start = cita.start, end = cita.end, estado = cita.estado }: Partial<LapsoDeCita & Pick<Cita, 'estado'>>,
): PayloadOf<'agendarCita'> {
  return {
    citaId: cita.citaId,
    prospectoId: cita.prospectoId,
    fechaHoraInicio: alCable(start),
    duracionMinutos: minutosEntre(start, end),
    comentario: cita.comentario,
    estado,
    version: cita.version,
  }
}
