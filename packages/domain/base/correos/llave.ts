import { MINUTO_MS } from '../fechas/duracion.ts'

/** Access link, or one-use code, as they are written in a letter. */
const LLAVE = /(#enlace=)[A-Za-z0-9_-]+|(Código: )[0-9]{6}/
const LLAVES = new RegExp(LLAVE, 'g')

/** True for a letter that carries an access link or a code. The outbox drops both once it is delivered. */
export const llevaLlave = (texto: string): boolean => LLAVE.test(texto)

/** Letter without its access link and code: the form kept in the open, and the only form kept after delivery. */
export const sinLlave = (texto: string): string =>
  texto.replace(LLAVES, (_, enlace = '', codigo = '') => `${enlace}${codigo}(entregado)`)

/** Text that the outbox keeps of a letter that a person wrote about another. */
export const TEXTO_RESERVADO = 'Mensaje escrito por el asesor: está en la Bitácora de la venta.'

/** Minutes for which a one-use code is valid. */
export const minutosDelCodigo = 10

/** Earliest instant (ISO) at which a still valid code was written. */
export const desdeCuandoSirve = (ahora: string): string =>
  new Date(Date.parse(ahora) - minutosDelCodigo * MINUTO_MS).toISOString()

const CODIGO = /Código: [0-9]{6}/

/**
 * True for a letter whose code has expired at an instant: it is not sent, nor sent again. Instants ISO: when it was
 * written, and now.
 */
export const codigoVencido = (texto: string, escrita: string, ahora: string): boolean =>
  CODIGO.test(texto) && escrita <= desdeCuandoSirve(ahora)

/** Letter of the outbox, and the facts about its reader. */
interface CartaPorLeer {
  readonly texto: string
  /** True when no mail server was configured: the letter stays in the outbox and must be handed over from there. */
  readonly enBandeja: boolean
  /** True when the reader administers the product. */
  readonly administra: boolean
  /** True in a demo: its persons are fictitious and no mail is sent. */
  readonly demo: boolean
}

/**
 * Whether the text of a letter may be read in the outbox (own rule). Access links and codes belong to their addressee.
 * Before delivery only an administrator reads them, and only when no mail server delivers the letter.
 */
export const seLeeLaCarta = ({ texto, enBandeja, administra, demo }: CartaPorLeer): boolean =>
  demo || !llevaLlave(texto) || (administra && enBandeja)
