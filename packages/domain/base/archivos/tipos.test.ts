import { expect, test } from 'vitest'
import { nombreLimpio } from './nombre.ts'
import { tipoPorContenido } from './tipos.ts'

const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['%PDF-1.7', 'application/pdf'],
  ['\x89PNG\r\n', null],
  ['PK\x03\x04', null],
  ['<html>', null],
  ['', null],
  ['%PD', null],
])('%j is %s', (head, tipo) => expect(tipoPorContenido(bytes(head))).toBe(tipo))

test('a name of points and blanks is cleaned in one way through it', () => {
  const largo = '. '.repeat(1_000_000)
  expect(nombreLimpio(`a${largo}b${largo}`)).toBe(`a${largo}b`)
})
