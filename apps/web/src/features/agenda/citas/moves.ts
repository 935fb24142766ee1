import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { saleDelHorario } from '@alerce/domain/agenda/cita'
import type { LapsoDeCita } from '@alerce/domain/agenda/cuadricula'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, masDias, masMinutos, minutosDe, type Reloj } from '@alerce/domain/base/fechas/reloj'
import type { Cita } from './citas.ts'

export interface MoveStep {
  readonly dias: number
  readonly minutos: number
}

/** The same interval, moved by days and minutes. */
export function shift({ start, end }: LapsoDeCita, { dias, minutos }: MoveStep): LapsoDeCita {
  const moved = (reloj: Reloj) => masMinutos(masDias(reloj, dias), minutos)
  return { start: moved(start), end: moved(end) }
}

export const sameLapso = (a: LapsoDeCita, b: LapsoDeCita): boolean => a.start === b.start && a.end === b.end

/** True when it can be dragged: future and without outcome. A past one is rescheduled in its dialog. */
export const isMovable = ({ estado, start }: Pick<Cita, 'estado' | 'start'>, now: Reloj): boolean =>
  estado === null && start > now

/** Why an appointment cannot go there; null when it can. */
export function whyNot(cita: Cita, to: LapsoDeCita, now: Reloj): string | null {
  if (cita.estado !== null) return 'Una cita con resultado no se mueve'
  if (cita.start <= now) return 'Una cita que ya comenzó se reagenda: ábrala con Enter'
  if (to.end <= to.start) return agendaMessages.duracion.text
  if (to.start <= now) return agendaMessages.enElPasado.text
  return saleDelHorario(cita, to) ? agendaMessages.fueraDeHora.text : null
}

const byTime = (a: Cita, b: Cita) => a.start.localeCompare(b.start) || a.citaId - b.citaId

/** Those that begin on a day, in order of time. */
export const citasDel = (citas: readonly Cita[], fecha: FechaISO): Cita[] =>
  citas.filter(({ start }) => fechaDe(start) === fecha).sort(byTime)

/** Nearest appointment by hour on the previous or next day that has any. */
function acrossDays(sorted: readonly Cita[], from: Cita, steps: 1 | -1): Cita | undefined {
  const here = fechaDe(from.start)
  const beyond = sorted.filter(({ start }) => (steps > 0 ? fechaDe(start) > here : fechaDe(start) < here))
  const day = beyond.at(steps > 0 ? 0 : -1)
  if (!day) return undefined
  const far = ({ start }: Cita) => Math.abs(minutosDe(start) - minutosDe(from.start))
  return beyond.filter(({ start }) => fechaDe(start) === fechaDe(day.start)).sort((a, b) => far(a) - far(b))[0]
}

/** Which appointment an arrow, Home or End leads to: up and down by time, left and right by day. */
export function neighbour(citas: readonly Cita[], citaId: number, key: string): Cita | undefined {
  const sorted = [...citas].sort(byTime)
  const index = sorted.findIndex((cita) => cita.citaId === citaId)
  const from = sorted[index]
  if (!from) return undefined
  const reached: Record<string, () => Cita | undefined> = {
    ArrowUp: () => (index > 0 ? sorted[index - 1] : undefined),
    ArrowDown: () => sorted[index + 1],
    ArrowLeft: () => acrossDays(sorted, from, -1),
    ArrowRight: () => acrossDays(sorted, from, 1),
    Home: () => sorted[0],
    End: () => sorted.at(-1),
  }
  return reached[key]?.()
}
