/** Documents read at the same time, each in a thread. */
export const DOCUMENTS_AT_ONCE = 2

/** Limits of a thread for one document. */
export interface ThreadLimits {
  readonly milisegundos: number
  /** Megabytes that it may add to its thread, inflated data included. */
  readonly megabytes: number
}

/** Limits of reading one document. */
export interface ReadLimits extends ThreadLimits {
  readonly paginas: number
  /** Characters of text, all pages together. */
  readonly caracteres: number
}

export type ReadFailure =
  /** Password missing, or wrong. */
  | 'protegido'
  | 'clave'
  | 'danado'
  | 'sinTexto'
  | 'paginas'
  /** Over a limit of text, time or memory. */
  | 'extenso'
  /** Too many documents wait already: this one was not read. */
  | 'ocupado'

/** Lines of a PDF, from top to bottom, page after page; two blanks separate the cells of a line. */
export type PdfText =
  | { readonly legible: true; readonly lineas: readonly string[] }
  | { readonly legible: false; readonly falla: ReadFailure }

/** Request to read a document, as sent to its process. */
export interface ReadRequest {
  readonly pdf: Uint8Array
  readonly clave: string
  readonly limites: ReadLimits
}

/** Request to examine a file, as sent to its process; `clave`: its password, or ''. */
export interface ExamRequest {
  readonly contenido: Uint8Array
  readonly clave: string
  readonly limites: ThreadLimits
}

/** A request, as sent to its thread. */
export type ThreadRequest<R> = R & { readonly id: number }

/** Message of a thread that begins with a document: its id, and the bytes it held before. */
export interface ThreadStart {
  readonly id: number
  readonly thread: number
  readonly before: number
}
