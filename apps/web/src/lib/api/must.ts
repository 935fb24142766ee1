import { messageOf } from './errors.ts'

/** Reason that stops an act, in words for the user. */
export class Halt extends Error {
  /** Code of the catalogue, where a screen handles it. */
  readonly codigo: string | null
  constructor(text: string, { codigo = null, ...options }: ErrorOptions & { codigo?: string | null } = {}) {
    super(text, options)
    this.codigo = codigo
  }
}

/** Awaits a call; a failure becomes a Halt with the server's text, or `text`. */
export async function must<T>(work: Promise<T>, text: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new Halt(messageOf(error, text))
  }
}
