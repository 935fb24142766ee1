import type { Entry } from './session/session.ts'

/** The entry this page belongs to, by its base path. */
export const currentEntry = (): Entry => (window.location.pathname.startsWith('/consola') ? 'consola' : 'dashboard')
