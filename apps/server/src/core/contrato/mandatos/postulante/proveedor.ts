import { randomInt } from 'node:crypto'

export interface MandatoPorOtorgar {
  readonly folio: number
  readonly version: string
}

/** Who collects: takes the applicant's consent and answers the reference by which they know the mandate. */
export type ProveedorDeMandatos = (pedido: MandatoPorOtorgar) => Promise<string>

// letters alone: with digits among them a reference could look like the number of a card
const LETRAS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LARGO = 8

/** Nobody outside: the consent that we keep is the mandate, under a reference of its own. A collector takes its place here. */
export const registroPropio: ProveedorDeMandatos = async ({ folio }) =>
  `AUT-${folio}-${Array.from({ length: LARGO }, () => LETRAS[randomInt(LETRAS.length)]).join('')}`
