/** How many are read at a time, each in a thread. */
export const DOCUMENTS_AT_ONCE = 2

/** What a thread may spend on one document. */
export interface ThreadLimits {
  readonly milisegundos: number
  /** Megabytes that it may add to its thread, what it inflates included. */
  readonly megabytes: number
}

/** What may be spent on one document that is read. */
export interface ReadLimits extends ThreadLimits {
  readonly paginas: number
  /** Characters of text, of all its pages. */
  readonly caracteres: number
}

export type ReadFailure =
  /** It asks for a password and none was given; or this one does not open it. */
  | 'protegido'
  | 'clave'
  | 'danado'
  | 'sinTexto'
  | 'paginas'
  /** Too much text, time or memory. */
  | 'extenso'
  /** Too many wait already: nothing is known about the document. */
  | 'ocupado'

/** The lines of a PDF, from top to bottom, page after page; the cells of a line are parted by two blanks. */
export type PdfText =
  | { readonly legible: true; readonly lineas: readonly string[] }
  | { readonly legible: false; readonly falla: ReadFailure }

/** A document to be read, as its process is given it. */
export interface ReadRequest {
  readonly pdf: Uint8Array
  readonly clave: string
  readonly limites: ReadLimits
}

/** A file to be looked through, as its process is given it; `clave`: its password, or ''. */
export interface ExamRequest {
  readonly contenido: Uint8Array
  readonly clave: string
  readonly limites: ThreadLimits
}

/** One of them, as its thread is given it. */
export type ThreadRequest<R> = R & { readonly id: number }

/** What a thread tells when it begins with a document: which thread, and what it held before, bytes. */
export interface ThreadStart {
  readonly id: number
  readonly thread: number
  readonly before: number
}
