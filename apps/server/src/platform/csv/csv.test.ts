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
  // The rest of the file is not parsed: it would be no valid CSV
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

test.each([
  ['Windows', '\r\n'],
  ['all others', '\n'],
  ['a Mac of old', '\r'],
])('a row begins where its first line does, however many lines its cells have: as on %s', (_title, salto) => {
  const filas = filasDe(`a;b${salto}1;"uno${salto}dos${salto}tres"${salto}${salto}2;x${salto}`, 10)
  expect(filas?.map(({ linea, celdas }) => [linea, celdas[0]])).toEqual([
    [1, 'a'],
    [2, '1'],
    [6, '2'],
  ])
  expect(filas?.[1]?.celdas[1]).toBe('uno\ndos\ntres')
})

test('rows that hold nothing are none, and none of them takes the place of one', () => {
  const nada = '"";""\n;\n ; \n\n'.repeat(300)
  expect(filasDe(`a;b\n${nada}1;2\n${nada}`, 100)?.map(({ celdas }) => celdas)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(filasDe(`a\n${'""""\n'.repeat(CUATRO_MEGAS / 5)}`, 100)).toHaveLength(101)
})

test.each([
  ['closed', '"dijo ""sí"""', 'dijo "sí"'],
  ['of a cell with more behind it', '"Los Pinos" 12', '"Los Pinos" 12'],
  ['in the middle of a cell', '3" de largo', '3" de largo'],
  ['of a cell with a separator', '"1;2"', '1;2'],
  ['of an empty cell', '""', ''],
])('a quote %s: %s', (_title, escrito, dicho) => {
  expect(filasDe(`a;b\n1;${escrito}\n`, 10)?.[1]?.celdas).toEqual(['1', dicho])
  expect(filasDe(`a;b\n1;${escrito};3`, 10)?.[1]?.celdas).toEqual(['1', dicho, '3'])
})

test.each([
  ['sep=;', ';'],
  ['"sep=,"', ','],
  ['\uFEFFSEP=\t', '\t'],
])('a first line %j says the separator and is no row', (dice, separador) => {
  const leido = readCsv(bytes(`${dice}\r\na${separador}b,;c\r\n1${separador}2\r\n`), 10)
  expect(leido.falla === null && leido.filas.map(({ linea, celdas }) => [linea, celdas[0]])).toEqual([
    [2, 'a'],
    [3, '1'],
  ])
})

const enUnByte = (texto: string, letras: Readonly<Record<string, number>>) =>
  Buffer.from(Array.from(texto, (letra) => letras[letra] ?? letra.charCodeAt(0)))
const NOMBRES = 'Nombre\nJosé\nMartínez\nNúñez\nSofía Peña\n'

test.each([
  ['windows-1252', { é: 0xe9, í: 0xed, ú: 0xfa, ñ: 0xf1 }],
  ['macintosh', { é: 0x8e, í: 0x92, ú: 0x9c, ñ: 0x96 }],
  ['cp850', { é: 0x82, í: 0xa1, ú: 0xa3, ñ: 0xa4 }],
] as const)('a file in %s is read as it was written', (codificacion, letras) => {
  const leido = readCsv(enUnByte(NOMBRES, letras), 10)
  expect(leido).toMatchObject({ codificacion, dudosa: false })
  expect(leido.falla === null && leido.filas.map(({ celdas }) => celdas[0]).join('\n')).toBe(NOMBRES.trim())
})

test('the encoding that was chosen is taken, and is no longer in doubt', () => {
  const ursula = Buffer.from([0xe9, ...Buffer.from('rsula')])
  expect(readCsv(ursula, 10)).toMatchObject({ dudosa: true })
  expect(readCsv(ursula, 10, 'cp850')).toMatchObject({ dudosa: false, filas: [{ linea: 1, celdas: ['Úrsula'] }] })
})

test.each([
  [
    'some lines in UTF-8',
    Buffer.concat([bytes('José\nMaría\n'), Buffer.from([0x4a, 0x6f, 0x73, 0xe9, 10])]),
    'mezclada',
    3,
  ],
  [
    'some lines in Windows',
    Buffer.concat([Buffer.from('Jos\u00e9\r\nRa\u00fal\r\n', 'latin1'), bytes('Núñez\r\n')]),
    'mezclada',
    3,
  ],
  ['letters mangled before', bytes('Ana\nMar\u00C3\u00ADa\n'), 'letrasCambiadas', 2],
])('a file with %s is refused, by its line', (_title, contenido, falla, linea) =>
  expect(readCsv(contenido, 10)).toEqual({ falla, linea }),
)

test('the order of its bytes is no sign of a file', () =>
  expect(filasDe('\uFEFFa;b\n', 10)?.[0]?.celdas).toEqual(['a', 'b']))

test('a row longer than one may be is no row', () =>
  expect(readCsv(bytes(`a;b\n${`"x\n${'y'.repeat(19_000)}";`.repeat(4)}\n`), 10)).toEqual({ falla: 'noEsCsv' }))

test.each([
  ['for as long as a file may be', `a;b\n"${'x\n'.repeat(CUATRO_MEGAS / 2)}`, 2],
  ['to the end of a short file', 'a;b\n1;2\n3;"x\n5;6\n', 3],
  ['after a cell of two lines, as on Windows', 'a;b\r\n"p\r\nq";"x\r\n3;4\r\n', 3],
  ['after quotes that are signs of a cell, and closed ones', 'a;b\r3" y 4";"dijo ""sí"""\r"x;1\r', 3],
  ['as its last sign', 'a;b\n1;"', 2],
  ['though another one, much later, looks as if it did', `a;b\n"x;1\n${'y;2\n'.repeat(30_000)}"z";3\n`, 2],
])('an unclosed quote, %s, is reported with its line', (_title, texto, linea) =>
  expect(readCsv(bytes(texto), 50_000)).toEqual({ falla: 'comillaAbierta', linea }),
)

test('a line of letters that take two bytes is as long as any', () =>
  expect(filasDe(`a\n${'ñ'.repeat(20_000)}\n`, 10)).toHaveLength(2))

test.each([
  ['nothing but separators', ';'.repeat(CUATRO_MEGAS), 1],
  ['one cell', 'x'.repeat(CUATRO_MEGAS), 1],
  ['one sign too many, as on Windows', `a\r\n\r\n${'x'.repeat(20_001)}`, 3],
  ['one sign too many, as on a Mac of old', `a\r\r${'x'.repeat(20_001)}`, 3],
])('%s is reported with the line that is too long', (_title, texto, linea) =>
  expect(readCsv(bytes(texto), 50_000)).toEqual({ falla: 'lineaLarga', linea }),
)

test('as long as a line may be is read', () => expect(filasDe(`a\n${'x'.repeat(20_000)}`, 10)).toHaveLength(2))
