import type { DeskEntry } from './session.ts'

/** The entry this page belongs to, by its base path. */
export const currentEntry = (): DeskEntry => (window.location.pathname.startsWith('/consola') ? 'consola' : 'dashboard')
