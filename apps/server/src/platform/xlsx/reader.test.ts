import { escribeXlsx } from '@alerce/domain/base/archivos/xlsx'
import { armarZip, type EntradaDeZip, leerZip } from '@alerce/domain/base/archivos/zip'
import { expect, test } from 'vitest'
import { readOwnXlsx, readXlsxAside } from './reader.ts'

const libro = escribeXlsx(
  'Hoja',
  ['Nombre', 'Número'],
  [
    ['Ñandú', '=1'],
    ['', ''],
    ['x', ''],
  ],
)

/** The workbook with other content in its sheet. */
function conHoja(filas: string, antes = ''): Uint8Array<ArrayBuffer> {
  const hoja = `${antes}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${filas}</sheetData></worksheet>`
  const partes = (leerZip(libro) ?? []).map(
    ([nombre, parte]): EntradaDeZip => [nombre, nombre.endsWith('sheet1.xml') ? Buffer.from(hoja) : parte],
  )
  return armarZip(partes)
}

test('rows are texts with their numbers in the sheet, empty ones left out', async () => {
  expect(await readXlsxAside({ contenido: libro, maximo: 10 })).toEqual([
    { linea: 1, celdas: ['Nombre', 'Número'] },
    { linea: 2, celdas: ['Ñandú', '=1'] },
    { linea: 4, celdas: ['x', ''] },
  ])
  expect(await readOwnXlsx({ contenido: libro, maximo: 1 })).toHaveLength(2)
})

test('numbers keep their figures, a day is ISO, and an error of Excel is an empty cell', async () => {
  const filas =
    '<row r="1"><c r="A1"><v>987654321</v></c><c r="B1"><v>56987654321</v></c><c r="C1" t="d"><v>1988-05-21</v></c><c r="D1" t="e"><v>#N/A</v></c><c r="E1" t="inlineStr"><is><t>x</t></is></c></row>'
  const leido = await readOwnXlsx({ contenido: conHoja(filas), maximo: 10 })
  expect(leido).toEqual([{ linea: 1, celdas: ['987654321', '56987654321', '1988-05-21', '', 'x'] }])
})

test.each([
  ['no XML', conHoja('<row')],
  ['no workbook', armarZip([['hola.txt', Buffer.from('hola')]])],
  ['no ZIP', new Uint8Array(Buffer.from('PK\u0003\u0004'))],
])('%s is no workbook', async (_, contenido) => {
  expect(await readXlsxAside({ contenido, maximo: 10 })).toBeNull()
})

test('an entity that stands for others is never expanded', async () => {
  const entidades = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
  const filas = '<row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row>'
  expect(await readOwnXlsx({ contenido: conHoja(filas, entidades), maximo: 10 })).toEqual([
    { linea: 1, celdas: ['&b;'] },
  ])
})
