/** Each byte as the character with its number, so that an index of the text is an offset of the file. */
export function comoTexto(bytes: Uint8Array, desde = 0, hasta = bytes.length): string {
  const BATCH = 8192
  const from = Math.max(0, desde)
  const parts: string[] = []
  for (let i = from; i < hasta; i += BATCH)
    parts.push(String.fromCharCode(...bytes.subarray(i, Math.min(i + BATCH, hasta))))
  return parts.join('')
}

/** Two bytes as a number, the high one first. */
export const enteroAlto = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

/** `largo` bytes (at most 4) as a number, the low one first. */
export function enteroBajo(bytes: Uint8Array, at: number, largo: number): number {
  let total = 0
  for (let i = largo - 1; i >= 0; i -= 1) total = total * 256 + (bytes[at + i] ?? 0)
  return total
}
