/** The code of a file that goes with the declaration (spec 2 §9, TAD_CODIGO). */
export const ADJUNTO_CON_LA_DS = 40
/** Of a file that answers a revision of the health (3), and one of the income (7) (spec 2 §9). */
const ADJUNTO_DE_REVISION = 20
const ADJUNTO_DE_REVISION_FINANCIERA = 30
/** Files that go with a declaration at most, and that answer one request, as many as an applicant's documents. */
export const MAXIMO_DE_ADJUNTOS = 20
/**
 * Files of a declaration in all, of whatever kind and however often more was asked for, and their megabytes: room for
 * two requests after what went with it. One call of the wire answers all the bytes of a kind.
 */
export const MAXIMO_DE_LA_DS = 60
const BYTES_DE_LA_DS = MAXIMO_DE_LA_DS * 1_048_576

/** Files that answer one request, whatever came before it: what is asked for can always be answered. */
export const LUGAR_DE_UN_PEDIDO = 5

interface EntregaEnLaDS {
  /** Bytes of each file of the declaration, with the one that comes. */
  readonly tamanos: readonly number[]
  /** How many of them came with this delivery: since more was asked for. */
  readonly delPedido: number
}

/** True when they may all be of one declaration. */
export function cabenEnLaDS({ tamanos, delPedido }: EntregaEnLaDS): boolean {
  if (delPedido <= LUGAR_DE_UN_PEDIDO) return true
  return tamanos.length <= MAXIMO_DE_LA_DS && tamanos.reduce((total, tamano) => total + tamano, 0) <= BYTES_DE_LA_DS
}

export type TipoDeAdjuntoDS =
  | typeof ADJUNTO_CON_LA_DS
  | typeof ADJUNTO_DE_REVISION
  | typeof ADJUNTO_DE_REVISION_FINANCIERA

/** The kind of file that a result asks for; null: it asks for none (core rules, Finish codes). */
export function adjuntoQuePide(resultado: number | null): TipoDeAdjuntoDS | null {
  if (resultado === 3) return ADJUNTO_DE_REVISION
  return resultado === 7 ? ADJUNTO_DE_REVISION_FINANCIERA : null
}

interface DeclaracionQueRecibe {
  readonly etapa: string
  readonly resultado: number | null
  /** ISO instant; null while it is not sent. */
  readonly enviadaEn: string | null
}

/** The only kind of file that a declaration takes in now; null: none. */
export function adjuntoQueRecibe({ etapa, resultado, enviadaEn }: DeclaracionQueRecibe): TipoDeAdjuntoDS | null {
  if (enviadaEn === null) return ADJUNTO_CON_LA_DS
  return etapa === 'resultado' ? adjuntoQuePide(resultado) : null
}
