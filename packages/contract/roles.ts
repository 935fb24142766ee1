import type { Role } from './operation.ts'

/** The roles that a user may hold. */
export const roles = ['asesor', 'jefatura', 'contraloria', 'mesa', 'administracion'] as const satisfies readonly Role[]

/** Everyone with a session, the read-only supervisor by link included. */
export const todos = [...roles, 'supervisor'] as const satisfies readonly Role[]

/** Roles that see a portfolio: its advisor, the head of the team, a supervisor by link over that advisor. */
export const cartera = ['asesor', 'jefatura', 'supervisor'] as const satisfies readonly Role[]

/** Roles that write templates: for themselves, their team or everybody. */
export const escribenPlantillas = ['asesor', 'jefatura', 'administracion'] as const satisfies readonly Role[]

/** Role that leads a team. */
export const lideran = ['jefatura'] as const satisfies readonly Role[]
/** Users with a portfolio, of their own or of their team: a supervisor by link is no user. */
export const tienenCartera = ['asesor', 'jefatura'] as const satisfies readonly Role[]

/** Roles that see goal and commission of an advisor: the advisor, and the head of the team. */
export const miranSuMes = ['asesor', 'jefatura'] as const satisfies readonly Role[]

/** The documents desk. */
export const mesa = ['mesa'] as const satisfies readonly Role[]

/** Role that evaluates declarations. */
export const contraloria = ['contraloria'] as const satisfies readonly Role[]

export const administran = ['administracion'] as const satisfies readonly Role[]

/** Roles that create links over a portfolio: of anybody, or of their own team. */
export const danEnlaces = ['administracion', 'jefatura'] as const satisfies readonly Role[]

/** Roles that hand over portfolios: of anybody, or of their own team. */
export const traspasan = ['jefatura', 'administracion'] as const satisfies readonly Role[]

/** Roles that read the outbox. */
export const leenCorreos = ['mesa', 'administracion'] as const satisfies readonly Role[]
