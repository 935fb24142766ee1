import { messageOf } from './errors.ts'

/** Why something does not go on, in the words for the person. */
export class Halt extends Error {
  /** The catalogue's code of it, where a screen has an answer to it. */
  readonly codigo: string | null
  constructor(text: string, { codigo = null, ...options }: ErrorOptions & { codigo?: string | null } = {}) {
    super(text, options)
    this.codigo = codigo
  }
}

/** Awaits a call; a failure becomes a Halt with the server's words, or these. */
export async function must<T>(work: Promise<T>, text: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new Halt(messageOf(error, text))
  }
}
