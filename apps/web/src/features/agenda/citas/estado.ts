import type { Cita } from './citas.ts'
import { ahora } from './dias/ahora.ts'

const done = { R: 'realizada', N: 'no-realizada' } as const

export type CitaKind = 'programada' | 'en-curso' | 'caducada' | 'realizada' | 'no-realizada'

/** What an appointment is now: to come, going on, past without an outcome, done, not done (spec 1 §4). */
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
