/** How a link that opens something stands in a letter, and a code of one use: as a regular expression, PostgreSQL's too. */
export const ENLACE_QUE_ABRE = '#enlace=[A-Za-z0-9_-]+'
export const CODIGO_QUE_ABRE = 'Código: [0-9]{6}'

const LLAVE = new RegExp(`${ENLACE_QUE_ABRE}|${CODIGO_QUE_ABRE}`)

/** True of a letter that carries what opens something: a link or a code. Delivered, the outbox forgets both. */
export const llevaLlave = (texto: string): boolean => LLAVE.test(texto)

/** A letter of the outbox, and who would read it. */
export interface CartaPorLeer {
  readonly texto: string
  /** It was left in the outbox because there was no mail server: nobody else hands it over. */
  readonly enBandeja: boolean
  /** Whoever reads administers the product. */
  readonly administra: boolean
  /** Nobody is real, and the outbox is all there is. */
  readonly demo: boolean
}

/**
 * Whether the words of a letter may be read in the outbox (own rule). What opens something is for whom it was written:
 * until it is delivered, only who administers reads it, and only where no mail server takes it to them.
 */
export const seLeeLaCarta = ({ texto, enBandeja, administra, demo }: CartaPorLeer): boolean =>
  demo || !llevaLlave(texto) || (administra && enBandeja)
