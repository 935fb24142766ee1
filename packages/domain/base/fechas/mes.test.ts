import { expect, test } from 'vitest'
import { leeDiaDeTabla } from './mes.ts'

test.each([
  ['09-10-2026', '2026-10-09'],
  ['9/1/2026', '2026-01-09'],
  ['09-oct-2026', '2026-10-09'],
  ['09-Oct.-2026', '2026-10-09'],
  ['1 septiembre 2026', '2026-09-01'],
  ['01-set-2026', '2026-09-01'],
  ['2026-02-28', '2026-02-28'],
])('«%s» is %s', (texto, dia) => expect(leeDiaDeTabla(texto)).toBe(dia))

test.each(['', '30-02-2026', '09-xyz-2026', '10-26', '09102026', '9-10-26'])('«%s» is no day', (texto) =>
  expect(leeDiaDeTabla(texto)).toBeNull(),
)
