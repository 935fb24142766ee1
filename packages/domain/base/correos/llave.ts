import { MINUTO_MS } from '../fechas/duracion.ts'

/** How a link that opens something stands in a letter, and a code of one use. */
const LLAVE = /(#enlace=)[A-Za-z0-9_-]+|(Código: )[0-9]{6}/
const LLAVES = new RegExp(LLAVE, 'g')

/** True of a letter that carries what opens something: a link or a code. Delivered, the outbox forgets both. */
export const llevaLlave = (texto: string): boolean => LLAVE.test(texto)

/** A letter as it is kept in the open, and all that is left of it once delivered: without what opens something. */
export const sinLlave = (texto: string): string =>
  texto.replace(LLAVES, (_, enlace = '', codigo = '') => `${enlace}${codigo}(entregado)`)

/** For how many minutes a code of one use opens something. */
export const minutosDelCodigo = 10

/** The instant (ISO) since when a code was written that still opens something. */
export const desdeCuandoSirve = (ahora: string): string =>
  new Date(Date.parse(ahora) - minutosDelCodigo * MINUTO_MS).toISOString()

const CODIGO = /Código: [0-9]{6}/

/**
 * True of a letter whose code opens nothing any more at an instant: it is not delivered, nor sent again. Instants ISO:
 * when it was written, and now.
 */
export const codigoVencido = (texto: string, escrita: string, ahora: string): boolean =>
  CODIGO.test(texto) && escrita <= desdeCuandoSirve(ahora)

/** A letter of the outbox, and who would read it. */
interface CartaPorLeer {
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
