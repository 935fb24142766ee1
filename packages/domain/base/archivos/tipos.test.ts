import { expect, test } from 'vitest'
import { nombreLimpio } from './nombre.ts'
import { revisaArchivo, TAMANO_MAXIMO, tipoPorContenido } from './tipos.ts'

const bytes = (text: string, size = text.length) => {
  const out = new Uint8Array(size)
  out.set(Uint8Array.from(text, (c) => c.charCodeAt(0)))
  return out
}
const jpg = '\xff\xd8\xff\xe0'

test.each([
  [jpg, 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['%PDF-1.7', 'application/pdf'],
  ['\x89PNG\r\n', null],
  ['PK\x03\x04', null],
  ['<html>', null],
  ['', null],
  ['%PD', null],
])('%j is %s', (head, tipo) => expect(tipoPorContenido(bytes(head))).toBe(tipo))

test.each([
  ['an empty file', bytes(''), 'vacio'],
  ['2 MB exactly', bytes(jpg, TAMANO_MAXIMO), null],
  ['one byte more', bytes(jpg, TAMANO_MAXIMO + 1), 'tamano'],
  ['a renamed PNG', bytes('\x89PNG'), 'tipo'],
])('%s', (_title, content, problem) => expect(revisaArchivo(content)).toBe(problem))

test('a name of points and blanks is cleaned in one way through it', () => {
  const largo = '. '.repeat(1_000_000)
  expect(nombreLimpio(`a${largo}b${largo}`)).toBe(`a${largo}b`)
})
