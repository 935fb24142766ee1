import { constants, deflateSync } from 'node:zlib'
import { examinaArchivo } from '@alerce/domain/base/archivos/examen'
import { inflar } from '@alerce/domain/base/archivos/inflar'
import { pdfConPaquete } from '@alerce/domain/testing/archivos'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const TOPE = 1_000_000
/** What comes out, or null. */
function sacado(packed: Uint8Array, desde = 0): Buffer | null {
  const out = inflar(packed, desde, TOPE)
  return out && Buffer.from(out.dentro)
}
const { Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE } = constants

test.each([
  ['as it stands', { level: 0 }],
  ['with codes that are known', { strategy: Z_FIXED }],
  ['with codes of its own', { level: 9 }],
  ['without copies', { strategy: Z_HUFFMAN_ONLY }],
  ['with runs', { strategy: Z_RLE }],
])('what was packed %s comes out as it was', (_title, how) => {
  const few = fc
    .array(fc.constantFrom(...'<< /Type 0 R >>'), { maxLength: 5000 })
    .map((all) => Buffer.from(all.join('')))
  const any = fc.uint8Array({ maxLength: 3000 })
  fc.assert(
    fc.property(fc.oneof(few, any), fc.nat(9), (bytes, antes) => {
      const packed = Buffer.concat([Buffer.alloc(antes), deflateSync(bytes, how), Buffer.from('endstream')])
      expect(sacado(packed, antes)?.equals(bytes)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('long copies from far back come out', () => {
  const bytes = Buffer.concat(Array.from({ length: 40 }, (_, i) => Buffer.alloc(2000 + i * 31, `línea ${i % 7} `)))
  expect(sacado(deflateSync(bytes))?.equals(bytes)).toBe(true)
})

test('what stops half-way gives what came before', () => {
  const bytes = Buffer.from('uno dos tres '.repeat(500))
  const packed = deflateSync(bytes)
  const half = sacado(packed.subarray(0, packed.length - 12))
  expect(half?.equals(bytes.subarray(0, half.length))).toBe(true)
})

test('more than is asked for is not looked through, and what breaks is not either', () => {
  const packed = deflateSync(Buffer.from('uno dos tres '.repeat(500)))
  expect(inflar(packed, 0, 100)).toBeNull()
  // a block of no kind that there is
  expect(inflar(Uint8Array.of(0x78, 0x9c, 0x07), 0, TOPE)).toBeNull()
})

test('rubbish ends', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      expect(inflar(bytes, 0, TOPE)?.dentro.length ?? 0).toBeLessThanOrEqual(TOPE)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['a program', '7 0 << /S /JavaScript /JS (x) >> '.repeat(40), 'activo'],
  ['more than anybody reads', ' '.repeat(9_000_000), 'activo'],
  ['nothing but pages', '7 0 << /Type /Page >> '.repeat(40), null],
])('a PDF that has packed away %s', (_title, texto, falla) =>
  expect(examinaArchivo(pdfConPaquete(deflateSync(texto)))).toBe(falla),
)
