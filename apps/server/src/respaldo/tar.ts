/** A file of an archive, whole in memory: writers cut what is long into several. */
export interface Miembro {
  readonly nombre: string
  readonly bytes: Buffer
}

const BLOCK = 512
const padding = (length: number): Buffer => Buffer.alloc((BLOCK - (length % BLOCK)) % BLOCK)

/** Sum of the header's bytes, with its own field taken as spaces. */
const checksumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

/** Header of POSIX ustar: regular file, only for its owner, without a time. */
function headerOf({ nombre, bytes }: Miembro): Buffer {
  if (nombre.length > 100) throw new Error(`tar: a name is too long: ${nombre}`)
  const header = Buffer.alloc(BLOCK)
  header.write(nombre, 0, 'latin1')
  header.write('0000600\0', 100, 'latin1')
  header.write('0000000\0', 108, 'latin1')
  header.write('0000000\0', 116, 'latin1')
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124, 'latin1')
  header.write('00000000000\0', 136, 'latin1')
  header.write('0', 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

/** Writes members as a tar, which any tar opens. */
export async function* pack(miembros: AsyncIterable<Miembro>): AsyncGenerator<Buffer> {
  for await (const miembro of miembros) {
    yield headerOf(miembro)
    yield miembro.bytes
    yield padding(miembro.bytes.length)
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Reads whole blocks from pieces of any length; null at the end. */
function blocksOf(pieces: AsyncIterable<Buffer>) {
  const source = pieces[Symbol.asyncIterator]()
  let kept: Buffer[] = []
  let length = 0
  return async function take(wanted: number): Promise<Buffer | null> {
    while (length < wanted) {
      const { done, value } = await source.next()
      if (done) return null
      kept.push(value)
      length += value.length
    }
    const all = Buffer.concat(kept)
    kept = [all.subarray(wanted)]
    length -= wanted
    return all.subarray(0, wanted)
  }
}

const textAt = (header: Buffer, from: number, length: number): string =>
  header
    .toString('latin1', from, from + length)
    .split('\0')[0]
    ?.trim() ?? ''

/** Members of a tar made by `pack`; reads to its end, which tells that nothing is missing. Throws for another file. */
export async function* unpack(pieces: AsyncIterable<Buffer>): AsyncGenerator<Miembro> {
  const take = blocksOf(pieces)
  for (let header = await take(BLOCK); header; header = await take(BLOCK)) {
    if (header.every((byte) => byte === 0)) continue
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    if (Number.parseInt(textAt(header, 148, 8), 8) !== checksumOf(header)) throw new Error('tar: a header is wrong')
    const bytes = await take(size)
    const rest = bytes && (await take(padding(size).length))
    if (!(bytes && rest)) throw new Error('tar: the end is missing')
    yield { nombre: textAt(header, 0, 100), bytes }
  }
}
