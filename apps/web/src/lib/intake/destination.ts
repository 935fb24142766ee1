import type { TipoDeArchivo } from '@alerce/domain/base/archivos/tipos'

/** Milliseconds: enough for 2 MB on a slow line. */
export const UPLOAD_TIMEOUT_MS = 180_000

/** Transport of a file: it can be stopped, and reports the sent fraction (0 to 1). */
export interface Journey {
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/** Destination of files: accepted types, sending, and its texts. */
export interface Destination {
  /** Name of the destination within a screen: uploads survive a redraw. */
  readonly key: string
  /** Sends one file; resolves once it has arrived and its readings have been refetched. */
  readonly send: (file: File, journey: Journey) => Promise<unknown>
  /** Accepted types of content. */
  readonly accepts: readonly TipoDeArchivo[]
  /** One file: another one replaces it. */
  readonly single?: boolean
  /** Chosen files wait for an explicit send, and can be removed until then. */
  readonly held?: boolean
  readonly words: {
    /** Title above rejected files, in the words of the specification; absent: only their errors are shown. */
    readonly refused?: string
    /** Text for a file that did not arrive. */
    readonly failed: (error: unknown) => string
    /** Text for a file sent whole and not answered yet. */
    readonly working: string
  }
}
