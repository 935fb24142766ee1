import { expect, test } from 'vitest'
import { waitInWords } from './brakes.ts'

test.each([
  [1, '1 segundo'],
  [12, '12 segundos'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [300, '5 minutos'],
])('%i s: %s', (segundos, texto) => {
  expect(waitInWords(segundos)).toBe(texto)
})
