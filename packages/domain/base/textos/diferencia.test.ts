import { expect, test } from 'vitest'
import { comparaTextos } from './diferencia.ts'

const marcas = { igual: ' ', sale: '-', entra: '+' } as const
const dicho = (antes: string, despues: string) =>
  comparaTextos(antes, despues).map(({ que, texto }) => `${marcas[que]}${texto}`)

test.each([
  ['a\nb\nc', 'a\nb\nc', [' a', ' b', ' c']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\nb\nc', 'c', ['-a', '-b', ' c']],
  ['a  ', 'a', [' a']],
  ['', 'a', ['-', '+a']],
])('%j to %j', (antes, despues, lineas) => expect(dicho(antes, despues)).toEqual(lineas))
