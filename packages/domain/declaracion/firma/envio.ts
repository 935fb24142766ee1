/** A declaration, as far as its sending goes. ISO instants. */
export interface EnvioDeDS {
  readonly enviadaEn: string | null
  /** When a confirmed update last opened it after it was sent. */
  readonly reabiertaEn: string | null
}

/** True once a declaration was sent, for good: one that an update opened again was signed too. */
export const seHaEnviado = ({ enviadaEn, reabiertaEn }: EnvioDeDS): boolean =>
  enviadaEn !== null || reabiertaEn !== null

/**
 * True when the document of a holder stays as it is: what was declared in their live declaration was sent as theirs, and
 * may not serve another person. null: there is none.
 */
export const tieneDocumentoFijo = (declaracion: EnvioDeDS | null): boolean =>
  declaracion !== null && seHaEnviado(declaracion)
