import { expect, test } from 'vitest'
import { direccionFirme, retencionDe, retenidaHasta } from './cambio-de-correo.ts'

const ahora = '2026-11-28T12:00:00.000Z'
const antes = '2026-11-28T11:59:59.999Z'
const despues = '2026-11-28T12:00:00.001Z'
const con = (hasta: string, esSuyo: boolean | null) => ({ anterior: 'a@example.cl', hasta, esSuyo })

test.each([
  ['no change', null, 'libre', 'b@example.cl'],
  ['one within its time', con(despues, null), 'retenida', 'a@example.cl'],
  ['one past its time', con(antes, null), 'libre', 'b@example.cl'],
  ['one that the former address confirmed', con(despues, true), 'libre', 'b@example.cl'],
  ['one that it disowned, however long ago', con(antes, false), 'desconocida', 'a@example.cl'],
] as const)('of %s: %o is %s, and the answer of %s counts', (_, cambio, retencion, firme) => {
  expect([retencionDe(cambio, ahora), direccionFirme(cambio, 'b@example.cl', ahora)]).toEqual([retencion, firme])
})

test('24 hours are a day', () => {
  expect(retenidaHasta(ahora, 24)).toBe('2026-11-29T12:00:00.000Z')
})
