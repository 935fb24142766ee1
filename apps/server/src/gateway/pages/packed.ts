import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from '../compression.ts'

/** Compressors at their highest level. */
export const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}
/** Fonts (woff2) are already compressed. */
export const isPackable = (name: string): boolean => extname(name) !== '.woff2'

/** Path of a compressed asset below the folder of the build. */
export const packedPath = (built: string, name: string): string => join(built, 'packed', `${name}.br`)

type Encoding = keyof typeof packers
/** Smallest result first. */
const encodings: readonly Encoding[] = ['br', 'gzip']

interface Packed {
  readonly encoding: Encoding | null
  readonly bytes: Buffer
}

/** Constant bytes, compressed once per encoding on first use; `br`: already compressed by the build. */
export function packable(bytes: Buffer, br?: Buffer) {
  const done = new Map<Encoding, Promise<Buffer>>()
  if (br) done.set('br', Promise.resolve(br))
  return {
    bytes,
    async packedFor(accepted: string): Promise<Packed> {
      const encoding = encodingFor(accepted, encodings)
      if (!encoding) return { encoding: null, bytes }
      const packed = done.get(encoding) ?? packers[encoding](bytes)
      done.set(encoding, packed)
      return { encoding, bytes: await packed }
    },
  }
}
