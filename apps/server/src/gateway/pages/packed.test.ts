import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packable } from './packed.ts'

const text = Buffer.from('ñandú '.repeat(200))

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', null],
  ['', null],
])('to a client accepting %o it goes as %o', async (accepted, encoding) => {
  const { bytes, ...told } = await packable(text).packedFor(accepted)
  expect(told).toEqual({ encoding })
  const open = { br: brotliDecompressSync, gzip: gunzipSync, none: (packed: Buffer) => packed }[encoding ?? 'none']
  expect(open?.(bytes)).toEqual(text)
})

test('it is packed once', async () => {
  const file = packable(text)
  const [one, other] = await Promise.all([file.packedFor('br'), file.packedFor('br')])
  expect(one.bytes).toBe(other.bytes)
})

test('files packed by the build are not packed again', async () => {
  const br = Buffer.from('as it lies there')
  const file = packable(text, br)
  expect((await file.packedFor('br, gzip')).bytes).toBe(br)
  expect(gunzipSync((await file.packedFor('gzip')).bytes)).toEqual(text)
})
