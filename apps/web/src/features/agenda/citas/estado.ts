import type { Cita } from './citas.ts'
import { ahora } from './dias/ahora.ts'

const done = { R: 'realizada', N: 'no-realizada' } as const

export type Kind = 'programada' | 'caducada' | 'realizada' | 'no-realizada'

/** What an appointment is now: to come, past without an outcome, done, not done (spec 1 §4). */
export function kindOf({ estado, start }: Pick<Cita, 'estado' | 'start'>): Kind {
  if (estado) return done[estado]
  return start > ahora() ? 'programada' : 'caducada'
}

export const kindText: Readonly<Record<Kind, string>> = {
  programada: 'Programada',
  caducada: 'Caducada',
  realizada: 'Realizado',
  'no-realizada': 'No Realizado',
}
