import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureCarpetaNueva, writeEntrega } from './write-entrega.ts'

const carpeta = mkdtempSync(join(tmpdir(), 'alerce-persona-'))
afterAll(() => rmSync(carpeta, { recursive: true }))

const archivos = new Map([
  ['datos.json', Buffer.from('{}')],
  ['archivos/001-cedula.pdf', Buffer.from('%PDF')],
])

test('creates a new folder that only its owner can enter and read', () => {
  const donde = join(carpeta, 'entrega')
  ensureCarpetaNueva(donde)
  writeEntrega(donde, { archivos })
  const modo = (ruta: string) => statSync(join(donde, ruta)).mode & 0o777
  expect([modo('.'), modo('archivos')]).toEqual([0o700, 0o700])
  expect([...archivos.keys()].map(modo)).toEqual([0o600, 0o600])
  expect(readdirSync(donde).toSorted()).toEqual(['archivos', 'datos.json'])
  expect(readFileSync(join(donde, 'archivos/001-cedula.pdf'), 'utf8')).toBe('%PDF')
})

test('refuses a folder that exists or cannot be created', () => {
  expect(() => ensureCarpetaNueva(carpeta)).toThrow('ya existe')
  expect(() => ensureCarpetaNueva(join(carpeta, 'no', 'existe'))).toThrow(
    `No se puede escribir en ${join(carpeta, 'no')}.`,
  )
})
