import { type FlateError, FlateErrorCode, Gunzip } from 'fflate'

/** Bytes that are unpacked at once: what comes out of so few fits in memory, however well they are packed. */
const BOCADO = 1024
/** What a packed byte counts as: the codes that a block brings cost as much as what it gives, and it need not give any. */
const PESO = 32
/** An empty head of RFC 1952: only what is wrapped so tells where it ends. */
const CABEZA = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff)

/** True for what follows the end of what was packed, and is no packing. */
const yaTermino = (error: unknown) => (error as FlateError).code === FlateErrorCode.InvalidHeader

/**
 * Unpacks what stands from `desde` on, packed as RFC 1950 says (/FlateDecode of a PDF): what stops half-way gives what
 * came before. Null: it breaks, or takes `tope` or more, of bytes that come out and of bites that go in; how a reader
 * would take it is not known. `gasto`: what it took of `tope`.
 */
export function inflar(bytes: Uint8Array, desde: number, tope: number): { dentro: Uint8Array; gasto: number } | null {
  const trozos: Uint8Array[] = []
  let gasto = 0
  const desempaca = new Gunzip((trozo) => {
    trozos.push(trozo)
    gasto += trozo.length
  })
  try {
    desempaca.push(CABEZA)
    // the two bytes before what is packed say how it was packed
    for (let en = desde + 2; en < bytes.length && gasto < tope; en += BOCADO) {
      gasto += BOCADO * PESO
      desempaca.push(bytes.subarray(en, en + BOCADO))
    }
  } catch (error) {
    if (!yaTermino(error)) return null
  }
  return gasto < tope ? { dentro: unidos(trozos), gasto } : null
}

function unidos(trozos: readonly Uint8Array[]): Uint8Array {
  const todo = new Uint8Array(trozos.reduce((largo, trozo) => largo + trozo.length, 0))
  let en = 0
  for (const trozo of trozos) {
    todo.set(trozo, en)
    en += trozo.length
  }
  return todo
}
