import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { testVault } from '../template.ts'

/** More than the time within which a letter that is asked for again is the same. */
export const ES_OTRA_CARTA_MS = 6 * MINUTO_MS

/** What to select of a letter, to open it. */
export const deUnaCarta = ['id', 'texto', 'conLlave'] as const

/** A letter as whom it was written to reads it. */
export const cartaAbierta = (carta: {
  readonly id: number
  readonly texto: string
  readonly conLlave: Buffer | null
}) => (carta.conLlave ? testVault.en('correo.con_llave', carta.id).open<string>(carta.conLlave) : carta.texto)
