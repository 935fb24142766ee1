import { createHash } from 'node:crypto'

/** Hashes already computed: a received file is hashed for its key, its storage and its record. */
const known = new WeakMap<Uint8Array, string>()

/** SHA-256 of bytes, in hexadecimal; once per buffer, which nobody changes afterwards. */
export function sha256Of(contenido: Uint8Array): string {
  const before = known.get(contenido)
  if (before !== undefined) return before
  const sha256 = createHash('sha256').update(contenido).digest('hex')
  known.set(contenido, sha256)
  return sha256
}
