import { testVault } from '../template.ts'

/** What to select of a letter, to open it. */
export const deUnaCarta = ['id', 'texto', 'conLlave'] as const

/** A letter as whom it was written to reads it. */
export const cartaAbierta = (carta: {
  readonly id: number
  readonly texto: string
  readonly conLlave: Buffer | null
}) => (carta.conLlave ? testVault.en('correo.con_llave', carta.id).open<string>(carta.conLlave) : carta.texto)
