import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, openSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { OperatorFailure } from '../operator-failure.ts'
import { type Miembro, pack, unpack } from './tar.ts'

/** A written backup. */
export interface ArchivoDeRespaldo {
  readonly bytes: number
  /** SHA-256 of the file, to compare a copy of it without its key. */
  readonly sha256: string
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Throws OperatorFailure if a backup cannot go to this place. */
export function ensureNuevo(ruta: string): void {
  if (existsSync(ruta)) throw new OperatorFailure(`${ruta} ya existe. Elija otro nombre.`)
  if (existsSync(`${ruta}.parcial`))
    throw new OperatorFailure(`${ruta}.parcial es de un respaldo interrumpido. Bórrelo, o elija otro nombre.`)
}

const encrypting = (publica: string) =>
  async function* encrypt(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter()
    encrypter.addRecipient(publica)
    yield* await encrypter.encrypt(ReadableStream.from(source) as ReadableStream<Uint8Array>)
  }

/** Persists the name of a file in its folder: a crash after this cannot lose it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes members as tar, zstd and age, in one pass. The file has its name only once it is whole and on disk: before, it
 * ends in «.parcial», and a failure removes it. Throws OperatorFailure.
 */
export async function writeArchivo(
  ruta: string,
  publica: string,
  miembros: AsyncIterable<Miembro>,
): Promise<ArchivoDeRespaldo> {
  ensureNuevo(ruta)
  const parcial = `${ruta}.parcial`
  const huella = createHash('sha256')
  let bytes = 0
  async function* counting(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      huella.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  try {
    const fd = openSync(parcial, 'wx', 0o600)
    await pipeline(
      Readable.from(pack(miembros)),
      createZstdCompress() as Transform,
      encrypting(publica),
      counting,
      createWriteStream(parcial, { fd, flush: true }),
    )
    await rename(parcial, ruta)
    await syncFolder(dirname(ruta))
  } catch (error) {
    rmSync(parcial, { force: true })
    if (codeOf(error) === 'ENOSPC')
      throw new OperatorFailure(`No queda espacio para ${ruta}: no se escribió el respaldo.`)
    if (['ENOENT', 'EACCES', 'EROFS', 'ENOTDIR'].includes(codeOf(error) ?? ''))
      throw new OperatorFailure(`No se puede escribir en ${dirname(ruta)} (${codeOf(error)}).`)
    throw error
  }
  return { bytes, sha256: huella.digest('hex') }
}

/** Beginning of every file of age. */
const MARCA = 'age-encryption.org/'

/** True for a backup, or another file of age. */
export async function isRespaldo(ruta: string): Promise<boolean> {
  try {
    const handle = await open(ruta, 'r')
    const { buffer } = await handle.read(Buffer.alloc(MARCA.length), 0, MARCA.length, 0).finally(() => handle.close())
    return buffer.toString('latin1') === MARCA
  } catch (error) {
    throw new OperatorFailure(`No se puede leer el archivo ${ruta} (${codeOf(error)}).`)
  }
}

const broken = (ruta: string) =>
  new OperatorFailure(`${ruta} está dañado o incompleto: no es el respaldo que se escribió.`)

/** The decrypted bytes, each piece authenticated and in its place. Throws OperatorFailure. */
async function* decrypt(ruta: string, secreta: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(secreta)
  try {
    yield* await decrypter.decrypt(ReadableStream.from(createReadStream(ruta)) as ReadableStream<Uint8Array>)
  } catch (error) {
    if (error instanceof Error && error.message.includes('no identity matched'))
      throw new OperatorFailure(`BACKUP_KEY no abre ${ruta}: se cifró con otra clave.`)
    throw broken(ruta)
  }
}

/** Members of a backup, in one pass. Throws OperatorFailure for another key, another file, or a changed one. */
export async function* readArchivo(ruta: string, secreta: string): AsyncGenerator<Miembro> {
  if (!(await isRespaldo(ruta))) throw new OperatorFailure(`${ruta} no es un respaldo de Alerce.`)
  const plain = createZstdDecompress() as Transform
  // Its failure also ends the reading below
  const pumped = pipeline(Readable.from(decrypt(ruta, secreta)), plain).catch(() => undefined)
  const miembros = unpack(plain)
  try {
    for (;;) {
      const { done, value } = await miembros.next().catch((error: unknown) => {
        throw error instanceof OperatorFailure ? error : broken(ruta)
      })
      if (done) return
      yield value
    }
  } finally {
    plain.destroy()
    await pumped
  }
}
