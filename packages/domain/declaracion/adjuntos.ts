/** The code of a file that goes with the declaration (spec 2 §9, TAD_CODIGO). */
export const ADJUNTO_CON_LA_DS = 40
/** Files that a declaration may have at most, as many as an applicant's documents: one call of the wire answers all their bytes. */
export const MAXIMO_DE_ADJUNTOS = 20
