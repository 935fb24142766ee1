import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'

const CUATRO_MEGAS = 4 * 1024 * 1024
const bytes = (texto: string) => Buffer.from(texto)

test('of a file with more rows than are taken one more is read, and no further', () => {
  const muchas = 'a;b\n'.repeat(CUATRO_MEGAS / 4)
  expect(readCsv(bytes(muchas), 100)).toHaveLength(101)
  // what stands behind is not looked at: it would be no CSV
  expect(readCsv(bytes(`${'a;b\n'.repeat(101)}"${'x'.repeat(19_000)}\n${'y'.repeat(19_000)}`), 100)).toHaveLength(101)
  expect(readCsv(bytes('a;b\n\n1;2\n'), 100)?.map(({ linea }) => linea)).toEqual([1, 3])
})

test.each([
  ['Windows', '\r\n'],
  ['a Mac of old, as Excel still offers', '\r'],
])('lines may end as on %s, however many there are', (_title, salto) => {
  const filas = readCsv(bytes(`a;b${salto}${`${'x'.repeat(100)};2${salto}`.repeat(300)}`), 1000)
  expect([filas?.length, filas?.[300]?.celdas[1]]).toEqual([301, '2'])
})

test.each([
  ['nothing but separators', ';'.repeat(CUATRO_MEGAS)],
  ['a quote that nobody closes', `a;b\n"${'x\n'.repeat(CUATRO_MEGAS / 2)}`],
  ['one cell', 'x'.repeat(CUATRO_MEGAS)],
])('%s is no CSV', (_title, texto) => expect(readCsv(bytes(texto), 50_000)).toBeNull())
