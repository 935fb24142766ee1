import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrOf } from './qr.ts'

const SCALE = 3
const QUIET = 4

/** Text that a QR reader finds in the code of `text`, drawn dark on light with a light margin. */
function read(text: string): string | undefined {
  const modules = qrOf(text)
  const side = (modules.length + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const dark = modules[Math.floor(y / SCALE) - QUIET]?.[Math.floor(x / SCALE) - QUIET] ?? false
      pixels.set([dark ? 0 : 255, dark ? 0 : 255, dark ? 0 : 255, 255], (y * side + x) * 4)
    }
  }
  return jsQR(pixels, side, side)?.data
}

test.each([
  ['a letter', 'a'],
  [
    'an invitation',
    'https://alerce.example.cl/postulacion/declaracion#enlace=Zk3v9QpL0aXyT7uWb2NcR5sEd8GhJ1Mf4KoIiVqYx6A',
  ],
  ['a long address', `https://alerce.example.cl/${'x'.repeat(180)}`],
])('%s is read back as it was written', (_what, text) => expect(read(text)).toBe(text))
