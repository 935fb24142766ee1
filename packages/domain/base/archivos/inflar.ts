import { Inflate } from 'fflate'

/** Bytes that are unpacked at once: what comes out of so few fits in memory, however well they are packed. */
const BOCADO = 4096
/** Bites without an answer after which it has ended: what stands unpacked comes in blocks of up to 64 kB (RFC 1951 §3.2.4). */
const CALLADOS = 20

/**
 * Unpacks what stands from `desde` on, packed as RFC 1950 says (/FlateDecode of a PDF): what stops half-way gives what
 * came before. Null: it breaks, or gives `tope` bytes or more; how a reader would take it is not known.
 */
export function inflar(bytes: Uint8Array, desde: number, tope: number): Uint8Array | null {
  const trozos: Uint8Array[] = []
  let queda = tope
  let callados = 0
  const desempaca = new Inflate((trozo) => {
    trozos.push(trozo)
    queda -= trozo.length
    callados = trozo.length === 0 ? callados + 1 : 0
  })
  try {
    // the two bytes before what is packed say how it was packed
    for (let en = desde + 2; en < bytes.length && queda > 0 && callados < CALLADOS; en += BOCADO)
      desempaca.push(bytes.subarray(en, en + BOCADO))
  } catch {
    return null
  }
  return queda > 0 ? unidos(trozos, tope - queda) : null
}

function unidos(trozos: readonly Uint8Array[], largo: number): Uint8Array {
  const todo = new Uint8Array(largo)
  let en = 0
  for (const trozo of trozos) {
    todo.set(trozo, en)
    en += trozo.length
  }
  return todo
}
