import { strToU8 } from 'fflate'
import { armarZip } from './zip.ts'

const CABEZA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006'
const HOJA = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const signos: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML, without the control characters that it does not allow. */
const enXml = (texto: string): string =>
  texto.replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '').replaceAll(/[&<>"]/g, (signo) => signos[signo] ?? signo)

/** Name of a column: A, B, …, Z, AA. */
const columna = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columna(Math.floor(at / 26) - 1) + columna(at % 26)

/** Text cell: a spreadsheet never runs it as a formula. */
const celda = (texto: string, lugar: string): string =>
  texto === '' ? '' : `<c r="${lugar}" t="inlineStr"><is><t>${enXml(texto)}</t></is></c>`

const fila = (celdas: readonly string[], at: number): string =>
  `<row r="${at + 1}">${celdas.map((texto, lugar) => celda(texto, `${columna(lugar)}${at + 1}`)).join('')}</row>`

const relaciones = (tipo: string, destino: string): string =>
  `${CABEZA}<Relationships xmlns="${PAQUETE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${tipo}" Target="${destino}"/></Relationships>`

/** Rows of texts as an Excel workbook of one sheet, whose first row stays in view. `nombre`: of the sheet, up to 31 letters. */
export function escribeXlsx(
  nombre: string,
  cabecera: readonly string[],
  filas: readonly (readonly string[])[],
): Uint8Array<ArrayBuffer> {
  const tipos = `<Types xmlns="${PAQUETE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TIPO}.worksheet+xml"/></Types>`
  const libro = `<workbook xmlns="${HOJA}" xmlns:r="${OFFICE}"><sheets><sheet name="${enXml(nombre)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  const fija = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const hoja = `<worksheet xmlns="${HOJA}"><sheetViews><sheetView workbookViewId="0">${fija}</sheetView></sheetViews><cols><col min="1" max="${cabecera.length}" width="22" customWidth="1"/></cols><sheetData>${[cabecera, ...filas].map(fila).join('')}</sheetData></worksheet>`
  return armarZip([
    ['[Content_Types].xml', strToU8(CABEZA + tipos)],
    ['_rels/.rels', strToU8(relaciones('officeDocument', 'xl/workbook.xml'))],
    ['xl/workbook.xml', strToU8(CABEZA + libro)],
    ['xl/_rels/workbook.xml.rels', strToU8(relaciones('worksheet', 'worksheets/sheet1.xml'))],
    ['xl/worksheets/sheet1.xml', strToU8(CABEZA + hoja)],
  ])
}
