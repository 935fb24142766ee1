import { expect, test } from 'vitest'
import { buscaAlPendiente, enOrden, limiteDe, totalDePendientes } from './pendientes.ts'

const desde = '2026-10-07T13:00:00.000Z'

test("a matter without an end of its own has the desk's target as its limit", () => {
  expect(limiteDe({ desde, vence: null }, 24)).toBe('2026-10-08T13:00:00.000Z')
})

test('an end of its own counts where it comes before the target, and not after it', () => {
  expect(limiteDe({ desde, vence: '2026-10-07T20:00:00.000Z' }, 24)).toBe('2026-10-07T20:00:00.000Z')
  expect(limiteDe({ desde, vence: '2026-10-14T13:00:00.000Z' }, 24)).toBe('2026-10-08T13:00:00.000Z')
})

const uno = { clase: 'rechazo', asesor: 'Ávila', desde: '2026-10-07T15:00:00.000Z', vence: null } as const
const dos = {
  clase: 'firma',
  asesor: 'Zúñiga',
  desde: '2026-10-07T16:00:00.000Z',
  vence: '2026-10-08T13:00:00.000Z',
} as const
const tres = { clase: 'rechazo', asesor: 'Bravo', desde, vence: null } as const

test.each([
  ['urgencia', [tres, dos, uno]],
  ['espera', [tres, uno, dos]],
  ['clase', [dos, tres, uno]],
  ['asesor', [uno, tres, dos]],
] as const)('by %s; of two alike, the oldest first', (orden, filas) => {
  expect([uno, dos, tres].toSorted(enOrden(orden, false, 24))).toEqual(filas)
})

test('in reverse, least urgent first', () => {
  expect([uno, dos, tres].toSorted(enOrden('urgencia', true, 24))).toEqual([uno, dos, tres])
})

test('all together', () => {
  expect(
    totalDePendientes({ devolucion: 0, firma: 5, pago: 6, irregularidad: 4, fun: 3, mandato: 2, rechazo: 1 }),
  ).toBe(21)
})

test.each([
  '5.000.000.006',
  'DS 5000000006',
  '5 000 000',
  '12.345.678-5',
  '123456785',
  '12.345',
  'rosa',
  'ávila firma',
])('a matter is found by its name, RUT, folio, advisor or text, in any spelling: %s', (busqueda) => {
  const fila = { nombre: 'Rosa Mora', rut: '12345678-5', folioDS: 5000000006, asesor: 'Ávila', que: 'Firma' }
  expect(buscaAlPendiente(fila, busqueda)).toBe(true)
  expect(buscaAlPendiente({ ...fila, nombre: 'Ana', rut: null, folioDS: null, asesor: '' }, busqueda)).toBe(false)
})
