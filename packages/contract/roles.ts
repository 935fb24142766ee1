import type { Role } from './operation.ts'

/** The roles that a user may hold. */
export const roles = ['asesor', 'jefatura', 'contraloria', 'mesa', 'administracion'] as const satisfies readonly Role[]

/** Everyone with a session; a supervisor by link has one too, and only reads. */
export const todos = [...roles, 'supervisor'] as const satisfies readonly Role[]

/** Who sees a portfolio: its advisor, the head of the team, a supervisor by link over that advisor. */
export const cartera = ['asesor', 'jefatura', 'supervisor'] as const satisfies readonly Role[]

/** The documents desk. */
export const mesa = ['mesa'] as const satisfies readonly Role[]

/** Who evaluates declarations. */
export const contraloria = ['contraloria'] as const satisfies readonly Role[]

export const administran = ['administracion'] as const satisfies readonly Role[]

/** Who hands out links over a portfolio: of anybody, or of one's own team. */
export const danEnlaces = ['administracion', 'jefatura'] as const satisfies readonly Role[]

/** Who hands portfolios over: anybody's, or of one's own team. */
export const traspasan = ['jefatura', 'administracion'] as const satisfies readonly Role[]

/** Who reads the outbox. */
export const leenCorreos = ['mesa', 'administracion'] as const satisfies readonly Role[]
