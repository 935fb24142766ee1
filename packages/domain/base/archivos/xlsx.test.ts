import { strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { escribeXlsx } from './xlsx.ts'
import { leerZip } from './zip.ts'

const parte = (bytes: Uint8Array, nombre: string) => {
  const found = leerZip(bytes)?.find(([uno]) => uno === nombre)
  return found ? strFromU8(found[1]) : ''
}
const celdas = (bytes: Uint8Array) =>
  [...parte(bytes, 'xl/worksheets/sheet1.xml').matchAll(/<c(?:\/>| t="inlineStr"><is><t>(.*?)<\/t>)/gs)].map(
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
  expect(celdas(libro)).toEqual(['Nombre', 'Folio', 'Ñandú', '5', '', '6'])
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
