import { expect, test } from 'vitest'
import { limiteDe, primeroElQueUrge, totalDePendientes } from './pendientes.ts'

const desde = '2026-10-07T13:00:00.000Z'

test('what never ends by itself should be done within the target of the desk', () => {
  expect(limiteDe({ desde, vence: null }, 24)).toBe('2026-10-08T13:00:00.000Z')
})

test('an end of its own counts where it comes before the target, and not after it', () => {
  expect(limiteDe({ desde, vence: '2026-10-07T20:00:00.000Z' }, 24)).toBe('2026-10-07T20:00:00.000Z')
  expect(limiteDe({ desde, vence: '2026-10-14T13:00:00.000Z' }, 24)).toBe('2026-10-08T13:00:00.000Z')
})

test('who should be attended first comes first; of two at once, who waits longest', () => {
  const tarde = { desde: '2026-10-07T15:00:00.000Z', vence: null }
  const apremia = { desde: '2026-10-07T16:00:00.000Z', vence: '2026-10-08T13:00:00.000Z' }
  const larga = { desde, vence: null }
  expect([tarde, apremia, larga].toSorted(primeroElQueUrge(24))).toEqual([larga, apremia, tarde])
})

test('all together', () => {
  expect(totalDePendientes({ firma: 5, irregularidad: 4, fun: 3, mandato: 2, rechazo: 1 })).toBe(15)
})
