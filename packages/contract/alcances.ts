import type { Operation } from './operation.ts'

/** What a bearer client may do: reads, writes, and calls that carry health data (which need theirs besides). */
export const alcances = ['leer', 'escribir', 'salud'] as const
export type Alcance = (typeof alcances)[number]

/** What a token must be allowed for a call. */
export const alcancesDe = ({ effect, health }: Pick<Operation, 'effect' | 'health'>): Alcance[] => [
  effect === 'read' ? 'leer' : 'escribir',
  ...(health ? (['salud'] as const) : []),
]
