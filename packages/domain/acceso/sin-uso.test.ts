import { expect, test } from 'vitest'
import { tocaSinUso } from './sin-uso.ts'

const uso = '2026-01-01T12:00:00.000Z'

test.each([
  ['a used account', { uso, aviso: null }, 90, '2026-03-18T11:59:59.000Z', 'nada'],
  ['14 days before the limit', { uso, aviso: null }, 90, '2026-03-18T12:00:00.000Z', 'avisar'],
  ['after its letter', { uso, aviso: '2026-03-18T12:00:00.000Z' }, 90, '2026-04-01T11:59:59.000Z', 'nada'],
  ['14 days after its letter', { uso, aviso: '2026-03-18T12:00:00.000Z' }, 90, '2026-04-01T12:00:00.000Z', 'cerrar'],
  ['long unused and without a letter', { uso, aviso: null }, 90, '2027-01-01T12:00:00.000Z', 'avisar'],
  [
    'a letter older than the last login',
    { uso, aviso: '2025-12-01T12:00:00.000Z' },
    90,
    '2026-04-02T12:00:00.000Z',
    'avisar',
  ],
  ['a late letter', { uso, aviso: '2026-03-31T12:00:00.000Z' }, 90, '2026-04-02T12:00:00.000Z', 'nada'],
  ['the parameter at 0', { uso, aviso: '2026-03-18T12:00:00.000Z' }, 0, '2028-01-01T12:00:00.000Z', 'nada'],
  ['less days than the letter needs', { uso, aviso: null }, 5, '2026-01-01T12:00:00.000Z', 'avisar'],
])('%s', (_title, cuenta, dias, ahora, toca) => {
  expect(tocaSinUso(cuenta, dias, ahora).toca).toBe(toca)
})

test('the announced day is the one on which it closes', () => {
  const { cierra } = tocaSinUso({ uso, aviso: null }, 90, '2026-05-01T12:00:00.000Z')
  expect(cierra).toBe('2026-05-15T12:00:00.000Z')
})
