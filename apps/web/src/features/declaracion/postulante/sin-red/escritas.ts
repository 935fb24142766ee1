import { readFromArca, removeFromArca, saveInArca } from './arca.ts'

/** Unsent text of a screen (`a`) over the saved values (`de`). */
export interface Escrita {
  readonly de: unknown
  readonly a: unknown
}

/**
 * Keeps the unsent text of each screen across a reload (arca.ts), by the key of its answer. Writes run one at a time:
 * text typed during a write goes with the next.
 */
export function escritasDe(enlace: string) {
  let todas: Readonly<Record<string, Escrita>> = {}
  let writing = false
  let again = false

  const write = () =>
    Object.keys(todas).length > 0 ? saveInArca(enlace, 'escritas', todas) : removeFromArca(enlace, 'escritas')
  const keep = async () => {
    again = true
    if (writing) return
    writing = true
    while (again) {
      again = false
      await write()
    }
    writing = false
  }
  const sin = (clave: string) => Object.fromEntries(Object.entries(todas).filter(([otra]) => otra !== clave))

  return {
    /** Those from before a reload, once, before anything is written. */
    read: async () => {
      todas = ((await readFromArca(enlace, 'escritas'))?.valor ?? {}) as typeof todas
    },
    de: (clave: string): Escrita | undefined => todas[clave],
    note: (clave: string, escrita: Escrita) => {
      todas = { ...todas, [clave]: escrita }
      void keep()
    },
    /** Forgets the text once it was sent or equals the saved values. */
    release: (clave: string) => {
      if (!(clave in todas)) return
      todas = sin(clave)
      void keep()
    },
    /** Forgets all text when the applicant leaves. */
    empty: () => {
      todas = {}
      return keep()
    },
  }
}
