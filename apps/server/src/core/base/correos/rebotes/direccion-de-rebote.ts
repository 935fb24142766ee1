import { createHash, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../../../../platform/vault.ts'

/** Characters of a mark: 128 bits. The part before the @ has at most 64 (RFC 5321). */
const LARGO = 32

/** Mail servers may change the case of an address: hexadecimal marks survive it. */
const marksOf = (vault: Pick<Vault, 'signAll'>, correoId: number): string[] =>
  vault
    .signAll('rebote', String(correoId))
    .map((seal) => createHash('sha256').update(seal).digest('hex').slice(0, LARGO))

/** Return address of a letter below the mailbox for bounces: rebotes@… gives rebotes+17-4f…@…. */
export function direccionDeRebote(vault: Pick<Vault, 'signAll'>, buzon: string, correoId: number): string {
  const [marca = ''] = marksOf(vault, correoId)
  return buzon.replace('@', `+${correoId}-${marca}@`)
}

const DIRECCION = new RegExp(`\\+(\\d{1,15})-([0-9a-f]{${LARGO}})@`, 'gi')

/** Letter of the first address in a text that we marked ourselves; null: none. */
export function correoDeRebote(vault: Pick<Vault, 'signAll'>, texto: string): number | null {
  for (const [, numero = '', marca = ''] of texto.matchAll(DIRECCION)) {
    const given = Buffer.from(marca.toLowerCase())
    const isOurs = marksOf(vault, Number(numero)).some((mark) => timingSafeEqual(Buffer.from(mark), given))
    if (isOurs) return Number(numero)
  }
  return null
}
