import type { Role } from '../operation.ts'

/** Everyone with a session. */
export const todos = [
  'asesor',
  'jefatura',
  'contraloria',
  'mesa',
  'administracion',
  'supervisor',
] as const satisfies readonly Role[]

/** Who sees a portfolio: its advisor and the head of the team. */
export const cartera = ['asesor', 'jefatura'] as const satisfies readonly Role[]
