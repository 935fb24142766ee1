/** The code of a file that goes with the declaration (spec 2 §9, TAD_CODIGO). */
export const ADJUNTO_CON_LA_DS = 40
/** Of a file that answers a revision of the health (3), and one of the income (7) (spec 2 §9). */
export const ADJUNTO_DE_REVISION = 20
export const ADJUNTO_DE_REVISION_FINANCIERA = 30
/** Files that a declaration may have at most, as many as an applicant's documents: one call of the wire answers all their bytes. */
export const MAXIMO_DE_ADJUNTOS = 20

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
