import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'

const CUATRO_MEGAS = 4 * 1024 * 1024
const bytes = (texto: string) => Buffer.from(texto)
const filasDe = (texto: string, maximo: number) => {
  const leido = readCsv(bytes(texto), maximo)
  return leido.falla === null ? leido.filas : null
}

test('of a file with more rows than are taken one more is read, and no further', () => {
  const muchas = 'a;b\n'.repeat(CUATRO_MEGAS / 4)
  expect(filasDe(muchas, 100)).toHaveLength(101)
  // what stands behind is not looked at: it would be no CSV
  expect(filasDe(`${'a;b\n'.repeat(101)}"${'x'.repeat(19_000)}\n${'y'.repeat(19_000)}`, 100)).toHaveLength(101)
  expect(filasDe('a;b\n\n1;2\n', 100)?.map(({ linea }) => linea)).toEqual([1, 3])
})

test.each([
  ['Windows', '\r\n'],
  ['a Mac of old, as Excel still offers', '\r'],
])('lines may end as on %s, however many there are', (_title, salto) => {
  const filas = filasDe(`a;b${salto}${`${'x'.repeat(100)};2${salto}`.repeat(300)}`, 1000)
  expect([filas?.length, filas?.[300]?.celdas[1]]).toEqual([301, '2'])
})

test('a quote that nobody closes is no CSV', () =>
  expect(readCsv(bytes(`a;b\n"${'x\n'.repeat(CUATRO_MEGAS / 2)}`), 50_000)).toEqual({ falla: 'noEsCsv' }))

test.each([
  ['nothing but separators', ';'.repeat(CUATRO_MEGAS), 1],
  ['one cell', 'x'.repeat(CUATRO_MEGAS), 1],
  ['one sign too many, as on Windows', `a\r\n\r\n${'x'.repeat(20_001)}`, 3],
  ['one sign too many, as on a Mac of old', `a\r\r${'x'.repeat(20_001)}`, 3],
])('of %s it is told which line is too long', (_title, texto, linea) =>
  expect(readCsv(bytes(texto), 50_000)).toEqual({ falla: 'lineaLarga', linea }),
)

test('as long as a line may be is read', () => expect(filasDe(`a\n${'x'.repeat(20_000)}`, 10)).toHaveLength(2))
