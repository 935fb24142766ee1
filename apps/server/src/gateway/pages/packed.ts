import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from '../compression.ts'

/** How bytes are packed, as small as each way makes them. */
export const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}
/** A font is packed as it comes. */
export const isPackable = (name: string): boolean => extname(name) !== '.woff2'

/** Where the build of the web leaves an asset packed, below the folder of what it built. */
export const packedPath = (built: string, name: string): string => join(built, 'packed', `${name}.br`)

type Encoding = keyof typeof packers
/** The smallest first. */
const encodings: readonly Encoding[] = ['br', 'gzip']

interface Packed {
  readonly encoding: Encoding | null
  readonly bytes: Buffer
}

/** Bytes that never change, packed once by each way that somebody asks for; `br`: the build has done it already. */
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
