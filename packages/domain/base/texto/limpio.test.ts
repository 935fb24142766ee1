import { describe, expect, test } from 'vitest'
import { conMayuscula, sinBlancos, textoLargoLimpio, textoLimpio } from './limpio.ts'

describe('invisible characters are dropped', () => {
  test.each<[string, string, string]>([
    ['ANA\u0000 MARÍA', 'ANA MARÍA', 'ANA MARÍA'],
    ['\u202EANA\u202C', 'ANA', 'ANA'],
    ['A\u200BN\u200DA\uFEFF', 'ANA', 'ANA'],
    ['A\u00ADNA', 'ANA', 'ANA'],
    ['An\u0303o', 'Año', 'Año'],
    ['uno\ndos', 'uno dos', 'uno\ndos'],
    ['uno\r\ndos', 'uno dos', 'uno\ndos'],
    ['uno\u2028dos', 'uno dos', 'uno\ndos'],
    ['uno\tdos', 'uno dos', 'uno dos'],
    ['\uD800', '', ''],
    ['Muñoz 😀', 'Muñoz 😀', 'Muñoz 😀'],
  ])('%j', (texto, unaLinea, varias) => {
    expect(textoLimpio(texto)).toBe(unaLinea)
    expect(textoLargoLimpio(texto)).toBe(varias)
  })
})

test('an e-mail loses its blanks of any kind', () => {
  expect(sinBlancos(' a\u00A0n a\u200B2@example.cl\n')).toBe('ana2@example.cl')
})

test('the first letter becomes a capital', () => {
  expect(['octubre de 2026', 'ñandú', ''].map(conMayuscula)).toEqual(['Octubre de 2026', 'Ñandú', ''])
})
