import { randomInt } from 'node:crypto'
import type { Pasarela } from './pasarela.ts'

// Only letters: a reference with digits could look like a card number
const LETRAS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LARGO = 8

/** Without a provider: our stored consent is the mandate, under its own reference. */
export const pasarelaPropia: Pasarela = {
  enLinea: false,
  grant: (folio) => `AUT-${folio}-${Array.from({ length: LARGO }, () => LETRAS[randomInt(LETRAS.length)]).join('')}`,
}
