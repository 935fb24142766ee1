import { strFromU8, strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { escribeXlsx } from './xlsx.ts'
import { extraerZip, leerZip } from './zip.ts'

const parte = (bytes: Uint8Array, nombre: string) => {
  const found = leerZip(bytes)?.find(([uno]) => uno === nombre)
  return found ? strFromU8(found[1]) : ''
}
const celdas = (bytes: Uint8Array) =>
  [...parte(bytes, 'xl/worksheets/sheet1.xml').matchAll(/<c r="[A-Z]+\d+" t="inlineStr"><is><t>(.*?)<\/t>/gs)].map(
    ([, texto = '']) => texto,
  )

test('a workbook holds its parts and its cells as texts', () => {
  const libro = escribeXlsx(
    'Cartera',
    ['Nombre', 'Folio'],
    [
      ['Ñandú', '5'],
      ['', '6'],
    ],
  )
  expect(leerZip(libro)?.map(([nombre]) => nombre)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
  ])
  expect(parte(libro, 'xl/workbook.xml')).toContain('<sheet name="Cartera"')
  expect(celdas(libro)).toEqual(['Nombre', 'Folio', 'Ñandú', '5', '6'])
  expect(parte(libro, 'xl/worksheets/sheet1.xml')).toContain('<row r="3"><c r="B3"')
})

test.each([
  ['=1+1', '=1+1'],
  ['<b>&"', '&lt;b&gt;&amp;&quot;'],
  ['a\u0000b\u000bc\nd', 'abc\nd'],
])('%j is a text, never a formula nor a part of the XML', (escrito, leido) => {
  const libro = escribeXlsx('Hoja', ['x'], [[escrito]])
  expect(celdas(libro)).toEqual(['x', leido])
  expect(parte(libro, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f>|t="str"/)
})

test.each([
  ['a small one', zipSync({ 'a.xml': strToU8('hola'), 'b.png': strToU8('no') }), ['a.xml']],
  ['a bomb', zipSync({ 'a.xml': new Uint8Array(5000) }), null],
  ['none', strToU8('PK\u0003\u0004'), null],
])('of a ZIP only the chosen files are inflated, up to a limit: %s', (_, bytes, nombres) => {
  const found = extraerZip(bytes, { elige: (nombre) => nombre.endsWith('.xml'), maximo: 4000 })
  expect(found?.map(([nombre]) => nombre) ?? null).toEqual(nombres)
})
