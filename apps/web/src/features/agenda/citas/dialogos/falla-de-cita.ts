import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { relojDelCable } from '@alerce/domain/base/fechas/reloj'
import { ApiRefusal, isRefusal } from '../../../../lib/api/errors.ts'
import type { Cita } from '../citas.ts'

type Vigente = Pick<
  Cita,
  'start' | 'end' | 'comentario' | 'estado' | 'avisa' | 'permiteTope' | 'lugar' | 'traslado' | 'version'
>

/** Change of the appointment by another person or window. */
export interface Cambio {
  readonly quien: string
  /** True when the user made it, in another window. */
  readonly propio: boolean
  /** An instant. */
  readonly cuando: string
  /** Current state of the appointment. */
  readonly ahora: Vigente
}

interface Data {
  readonly quien: string
  readonly propio: boolean
  readonly cuando: string
  readonly cita: Omit<Vigente, 'start' | 'end'> & {
    readonly fechaHoraInicio: string
    readonly fechaHoraTermino: string
  }
}

/** Details of a stale-version refusal (412); null for other failures. */
export function cambioDe(error: unknown): Cambio | null {
  if (!isRefusal(error, 412) || !error.data) return null
  const { quien, propio, cuando, cita } = error.data as Data
  const { fechaHoraInicio, fechaHoraTermino, ...rest } = cita
  return {
    quien,
    propio,
    cuando,
    ahora: { ...rest, start: relojDelCable(fechaHoraInicio), end: relojDelCable(fechaHoraTermino) },
  }
}

/** True when the appointment was deleted. */
export const yaNoExiste = (error: unknown): error is ApiRefusal =>
  isRefusal(error, 404) && error.codigo === agendaMessages.eliminada.code

const campos: Readonly<Record<string, string>> = { fechaHoraInicio: 'horaInicio', duracionMinutos: 'horaTermino' }

/** Moves errors from the names on the wire to the fields of the form. */
export function enSusCampos(error: unknown): unknown {
  if (!isRefusal(error)) return error
  const errores = error.errores.map(({ campo, mensaje }) => ({ campo: campos[campo] ?? campo, mensaje }))
  return new ApiRefusal({ ...error, errores })
}
