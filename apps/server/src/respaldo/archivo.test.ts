import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../config/env.ts'
import { readArchivo, writeArchivo } from './archivo.ts'
import { createClave, readClave, readSecreta } from './clave.ts'
import { type Miembro, pack, unpack } from './tar.ts'

const folder = mkdtempSync(join(tmpdir(), 'alerce-archivo-'))
afterAll(() => rmSync(folder, { recursive: true }))

const miembros: Miembro[] = [
  { nombre: 'inicio.json', bytes: Buffer.from('{}\n') },
  { nombre: 'tablas/vacia/000001.copy', bytes: Buffer.alloc(0) },
  // Longer than a piece of age, and not compressible
  { nombre: 'tablas/larga/000001.copy', bytes: randomBytes(300_000) },
]
async function* stream(all: readonly Miembro[]): AsyncGenerator<Miembro> {
  yield* all
}
async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of source) all.push(one)
  return all
}

let publica: string
let secreta: string
let ruta: string
beforeAll(async () => {
  const clave = await createClave()
  publica = clave.publica
  secreta = clave.secreta
  ruta = join(folder, 'bueno.age')
  await writeArchivo(ruta, publica, stream(miembros))
})

/** The written file with a change. */
function changed(name: string, change: (bytes: Buffer) => Buffer): string {
  const otra = join(folder, name)
  writeFileSync(otra, change(readFileSync(ruta)))
  return otra
}

describe('an archive', () => {
  test('gives back its members, and leaves only itself in the folder', async () => {
    expect(await collect(readArchivo(ruta, secreta))).toEqual(miembros)
    expect(readdirSync(folder).filter((name) => name.startsWith('bueno'))).toEqual(['bueno.age'])
  })

  test('with another key is refused, and the key is not said', async () => {
    const ajena = (await createClave()).secreta
    const said = await collect(readArchivo(ruta, ajena)).catch((error: Error) => error.message)
    expect(said).toBe(`BACKUP_KEY no abre ${ruta}: se cifró con otra clave.`)
  })

  test.each([
    ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['cut after its first piece', (bytes: Buffer) => bytes.subarray(0, 200 + 16 + 65_552)],
    ['without its last byte', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['with only its beginning', (bytes: Buffer) => bytes.subarray(0, 60)],
    ['with a byte more', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0])])],
  ])('%s is refused as damaged', async (name, change) => {
    await expect(collect(readArchivo(changed(name, change), secreta))).rejects.toThrow('está dañado o incompleto')
  })

  test('with one byte flipped, anywhere, is refused', async () => {
    const { length } = readFileSync(ruta)
    for (const at of [30, 150, 190, 260, Math.floor(length / 2), length - 1]) {
      const otra = changed(`byte-${at}`, (bytes) => {
        bytes[at] = (bytes[at] ?? 0) ^ 1
        return bytes
      })
      const said = await collect(readArchivo(otra, secreta)).catch((error: Error) => error.message)
      expect(said, `${at}`).toMatch(/está dañado o incompleto|BACKUP_KEY no abre/)
    }
  })

  test.each([
    ['another file', 'nada', 'no es un respaldo de Alerce'],
    ['an empty file', '', 'no es un respaldo de Alerce'],
  ])('%s is refused', async (name, text, says) => {
    const otra = join(folder, name)
    writeFileSync(otra, text)
    await expect(collect(readArchivo(otra, secreta))).rejects.toThrow(says)
  })

  test('a file that is not there is refused', async () => {
    await expect(collect(readArchivo(join(folder, 'no'), secreta))).rejects.toThrow('No se puede leer el archivo')
  })

  test('a full disk leaves no file, neither whole nor partial', async () => {
    async function* full(): AsyncGenerator<Miembro> {
      yield* miembros
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    }
    const otra = join(folder, 'lleno.age')
    await expect(writeArchivo(otra, publica, full())).rejects.toThrow(`No queda espacio para ${otra}`)
    expect(readdirSync(folder).filter((name) => name.startsWith('lleno'))).toEqual([])
  })

  test('a place that is taken, or below none, is refused and nothing is touched', async () => {
    await expect(writeArchivo(ruta, publica, stream([]))).rejects.toThrow('ya existe')
    writeFileSync(`${ruta}2.parcial`, '')
    await expect(writeArchivo(`${ruta}2`, publica, stream([]))).rejects.toThrow('es de un respaldo interrumpido')
    await expect(writeArchivo(join(folder, 'no', 'hay'), publica, stream([]))).rejects.toThrow(
      'No se puede escribir en',
    )
    expect(existsSync(ruta)).toBe(true)
  })
})

describe('the tar inside', () => {
  test('is opened by the tar of the system', async () => {
    const tar = Buffer.concat(await collect(pack(stream(miembros))))
    const { status, stdout } = spawnSync('tar', ['-xOf', '-', 'tablas/larga/000001.copy'], { input: tar })
    expect(status).toBe(0)
    expect(stdout.equals(miembros[2]?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  test('is read from pieces of any length, and a cut one is refused', async () => {
    const tar = Buffer.concat(await collect(pack(stream(miembros))))
    async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
      for (let at = 0; at < bytes.length; at += 777) yield bytes.subarray(at, at + 777)
    }
    expect(await collect(unpack(pieces(tar)))).toEqual(miembros)
    await expect(collect(unpack(pieces(tar.subarray(0, 5000))))).rejects.toThrow('tar: the end is missing')
  })
})

describe('the key of backups', () => {
  const envOf = (env: Record<string, string>) => readEnv(env)
  test('is read from the variable or the file; the public half writes only', async () => {
    const file = join(folder, 'clave.txt')
    writeFileSync(file, `# de prueba\n${secreta}\n`)
    expect(await readClave(envOf({ BACKUP_KEY: secreta }))).toEqual({ publica, secreta })
    expect(await readClave(envOf({ BACKUP_KEY_FILE: file }))).toEqual({ publica, secreta })
    expect(await readClave(envOf({ BACKUP_KEY: publica }))).toEqual({ publica, secreta: null })
    await expect(readSecreta(envOf({ BACKUP_KEY: publica }))).rejects.toThrow('se necesita la secreta')
  })

  test.each([
    ['no key', {}, 'falta la clave de los respaldos'],
    ['two', { BACKUP_KEY: 'a', BACKUP_KEY_FILE: 'b' }, 'indique una sola'],
    ['a file that is not there', { BACKUP_KEY_FILE: '/no/hay' }, 'no se puede leer el archivo /no/hay'],
    ['DATA_KEY instead', { BACKUP_KEY: Buffer.alloc(32, 7).toString('base64') }, 'no es una clave de respaldos'],
    ['half a key', { BACKUP_KEY: 'AGE-SECRET-KEY-1QQ' }, 'no es una clave de respaldos'],
  ])('%s is refused', async (_name, env, says) => {
    await expect(readClave(envOf(env as unknown as Record<string, string>))).rejects.toThrow(says)
  })
})
