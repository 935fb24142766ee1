import type { TipoDeArchivo } from '@alerce/domain/base/archivos/tipos'

/** Milliseconds: minutes enough for 2 MB over a poor line. */
export const UPLOAD_TIMEOUT_MS = 180_000

/** How a file travels: it can be stopped, and tells which part has left (0 to 1). */
export interface Journey {
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/** Destination of files: accepted types, sending, and its texts. */
export interface Destination {
  /** Names the place among those of a screen: what is on its way to it outlives a redraw. */
  readonly key: string
  /** Sends one; it has arrived when this resolves, and what shows it has been read again. */
  readonly send: (file: File, journey: Journey) => Promise<unknown>
  /** Accepted types of content. */
  readonly accepts: readonly TipoDeArchivo[]
  /** One file: another one takes the place of the first. */
  readonly single?: boolean
  /** Chosen files wait until they are told to leave, and can be taken back until then. */
  readonly held?: boolean
  readonly words: {
    /** Above whatever is not taken, in the words of the specification; absent: what is wrong with it is all that is said. */
    readonly refused?: string
    /** At a file that did not arrive. */
    readonly failed: (error: unknown) => string
    /** At a file that left whole and is not answered for yet. */
    readonly working: string
  }
}
