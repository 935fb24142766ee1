/** Code of a file sent with the declaration (spec 2 §9, TAD_CODIGO). */
export const ADJUNTO_CON_LA_DS = 40
/** Codes of a file that answers a revision of the health (3), and of the income (7) (spec 2 §9). */
const ADJUNTO_DE_REVISION = 20
const ADJUNTO_DE_REVISION_FINANCIERA = 30
/** Most files sent with a declaration, and most in answer to one request; the same as the documents of an applicant. */
export const MAXIMO_DE_ADJUNTOS = 20
/**
 * Most files of a declaration in all, of every kind and request, and their megabytes. They leave room for two requests
 * after the files sent with it. One call of the wire returns all the bytes of a kind.
 */
export const MAXIMO_DE_LA_DS = 60
const BYTES_DE_LA_DS = MAXIMO_DE_LA_DS * 1_048_576

/** Files always accepted in answer to one request, however many came before, so that every request can be answered. */
export const LUGAR_DE_UN_PEDIDO = 5

interface EntregaEnLaDS {
  /** Bytes of each file of the declaration, including the new one. */
  readonly tamanos: readonly number[]
  /** Files among them that answer the current request. */
  readonly delPedido: number
}

/** True when a declaration may hold all of them. */
export function cabenEnLaDS({ tamanos, delPedido }: EntregaEnLaDS): boolean {
  if (delPedido <= LUGAR_DE_UN_PEDIDO) return true
  return tamanos.length <= MAXIMO_DE_LA_DS && tamanos.reduce((total, tamano) => total + tamano, 0) <= BYTES_DE_LA_DS
}

export type TipoDeAdjuntoDS =
  | typeof ADJUNTO_CON_LA_DS
  | typeof ADJUNTO_DE_REVISION
  | typeof ADJUNTO_DE_REVISION_FINANCIERA

/** Kind of file that a result requests; null: none (core rules, Finish codes). */
export function adjuntoQuePide(resultado: number | null): TipoDeAdjuntoDS | null {
  if (resultado === 3) return ADJUNTO_DE_REVISION
  return resultado === 7 ? ADJUNTO_DE_REVISION_FINANCIERA : null
}

interface DeclaracionQueRecibe {
  readonly etapa: string
  readonly resultado: number | null
  /** ISO instant; null before sending. */
  readonly enviadaEn: string | null
}

/** Only kind of file that a declaration accepts now; null: none. */
export function adjuntoQueRecibe({ etapa, resultado, enviadaEn }: DeclaracionQueRecibe): TipoDeAdjuntoDS | null {
  if (enviadaEn === null) return ADJUNTO_CON_LA_DS
  return etapa === 'resultado' ? adjuntoQuePide(resultado) : null
}
