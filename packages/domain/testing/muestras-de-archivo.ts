import type { FallaDeExamen } from '../base/archivos/examen.ts'
import { TAMANO_MAXIMO } from '../base/archivos/tipos.ts'
import {
  bytesDe,
  EOI,
  exif,
  gif,
  gifAnimado,
  gifSinTabla,
  jfif,
  jpg,
  jpgDe,
  junta,
  pdf,
  pdfDe,
  relleno,
  zip,
} from './archivos.ts'

/** Sample file, with its fault; null: none. */
type Muestra = readonly [titulo: string, bytes: () => Uint8Array, falla: FallaDeExamen | null]

const ftyp = (marca: string) => `\0\0\0\x18ftyp${marca}\0\0\0\0`
const corta = (bytes: Uint8Array, cuanto: number) => bytes.subarray(0, bytes.length - cuanto)
const detras = (bytes: Uint8Array, tambien: (antes: number) => Uint8Array) => junta(bytes, tambien(bytes.length))
const zipTras = (antes: number) => zip('a.txt', 'hola', antes)

const cabeceras = 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: 9\r\n\r\n'

const buenas: readonly Muestra[] = [
  ['a JPG', () => jpg(), null],
  ['a JPG of a camera, with a thumbnail inside', () => jpg({ antes: [exif, jfif] }), null],
  ['a JPG that fills up before a marker', () => jpg({ antes: [junta('\xff\xff', jfif.subarray(1))] }), null],
  ['a JPG with a video behind it, as phones make them', () => junta(jpg(), ftyp('mp42'), relleno(300, 7)), null],
  ['a JPG of 2 MB exactly', () => jpgDe(TAMANO_MAXIMO), null],
  ['a GIF of 1987', () => gif('87a'), null],
  ['a GIF of 1989', () => gif(), null],
  ['a GIF without colours of its own', () => gifSinTabla, null],
  ['a GIF without the mark of its end', () => corta(gif(), 1), null],
  ['a GIF that moves', () => gifAnimado, null],
  ['a PDF', () => pdf(), null],
  ['a PDF 1.7', () => pdf({ version: '1.7' }), null],
  ['a PDF 2.0', () => pdf({ version: '2.0' }), null],
  ['a PDF behind blanks', () => junta('\r\n \t\n', pdf()), null],
  ['a PDF behind as many blanks as readers look through', () => junta(relleno(1019), pdf()), null],
  ['a PDF with kilobytes of blanks behind its end', () => junta(pdf(), relleno(9000), '\r\n', relleno(9000, 0)), null],
  ['a PDF with a blank behind its end', () => pdf({ fin: '\r\n  \n' }), null],
  ['a PDF with nothing behind its end', () => pdf({ fin: '' }), null],
  ['a PDF that was changed and saved again', () => junta(pdf(), pdf().subarray(9)), null],
  ['a PDF with another mark of its end behind', () => pdf({ fin: '\n%%EOF\n%%EOF' }), null],
  ['a PDF with a remark before its end', () => junta(corta(pdf({ fin: '' }), 5), '% hola\n%%EOF'), null],
  ['a PDF with kilobytes of something behind its end', () => pdf({ fin: `\n${'basura '.repeat(400)}` }), null],
  ['a PDF without its last line', () => corta(pdf({ fin: '' }), 5), null],
  ['a PDF behind the mark of a text', () => junta('\xef\xbb\xbf', pdf()), null],
  ['a PDF behind the headers it was downloaded with', () => junta(cabeceras, pdf()), null],
  ['a PDF that speaks of web pages far inside', () => pdf({ dentro: `${'x'.repeat(1100)}<html>` }), null],
  ['a PDF of 2 MB exactly', () => pdfDe(TAMANO_MAXIMO), null],
]

const ajenas: readonly Muestra[] = [
  ['nothing', () => bytesDe(''), 'vacio'],
  ['a JPG of one byte more', () => jpgDe(TAMANO_MAXIMO + 1), 'tamano'],
  ['a PDF of one byte more', () => pdfDe(TAMANO_MAXIMO + 1), 'tamano'],
  ['a GIF of more', () => junta(gif(), relleno(TAMANO_MAXIMO)), 'tamano'],
  ['a PNG', () => bytesDe('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'), 'png'],
  ['a PNG of more than 2 MB', () => junta('\x89PNG\r\n\x1a\n', relleno(2_200_000)), 'png'],
  ['a photo of an iPhone', () => bytesDe(ftyp('heic')), 'heic'],
  ['a photo of an iPhone, ten bits', () => bytesDe(ftyp('heix')), 'heic'],
  ['a photo of a phone, of the general kind', () => bytesDe(ftyp('mif1')), 'heic'],
  ['a video', () => bytesDe(ftyp('mp42')), 'tipo'],
  ['a WEBP', () => bytesDe('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
  ['a sound', () => bytesDe('RIFF\x10\0\0\0WAVEfmt '), 'tipo'],
  ['a Word document', () => zip('word/document.xml'), 'word'],
  ['a Word document, as it begins', () => zip('[Content_Types].xml'), 'word'],
  ['a sheet of Excel', () => zip('xl/workbook.xml'), 'word'],
  ['a Word document of old', () => bytesDe('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'), 'word'],
  ['a text with formats', () => bytesDe('{\\rtf1\\ansi hola}'), 'word'],
  ['a ZIP', () => zip(), 'zip'],
  ['an empty ZIP', () => bytesDe(`PK\x05\x06${'\0'.repeat(18)}`), 'zip'],
  ['a BMP', () => bytesDe('BM\x3a\0\0\0\0\0'), 'tipo'],
  ['a TIFF', () => bytesDe('II*\0\x08\0\0\0'), 'tipo'],
  ['a drawing', () => bytesDe('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'tipo'],
  ['a web page', () => bytesDe('<!doctype html><p>hola'), 'tipo'],
  ['words', () => bytesDe('hola'), 'tipo'],
  ['a program', () => bytesDe('MZ\x90\0\x03\0'), 'tipo'],
  ['the beginning of a JPG, three bytes', () => bytesDe('\xff\xd8\xff'), 'cortado'],
  ['the beginning of a PDF, four bytes', () => bytesDe('%PDF'), 'tipo'],
]

const rotas: readonly Muestra[] = [
  ['a JPG cut in its headers', () => corta(jpg(), 20), 'cortado'],
  ['a JPG cut in its image', () => corta(jpg(), 2), 'sinFin'],
  ['a JPG cut behind a thumbnail that has an end', () => jpg({ antes: [exif], fin: '' }), 'sinFin'],
  ['a JPG without an image', () => junta('\xff\xd8', jfif, EOI, 'abcd'), 'danado'],
  ['a JPG with rubbish for headers', () => junta('\xff\xd8\xff\xe0\0\x04ab', relleno(40)), 'danado'],
  ['a GIF cut in its image', () => corta(gif(), 4), 'cortado'],
  ['a GIF cut in its last image', () => corta(gif(), 2), 'cortado'],
  ['a GIF without an image', () => gif('89a', ''), 'danado'],
  ['a GIF with rubbish', () => gif('89a', 'basura'), 'danado'],
  ['a PDF cut at half', () => corta(pdf(), 150), 'cortado'],
  ['a PDF that only begins', () => bytesDe('%PDF-1.7\n'), 'cortado'],
  ['a PDF changed, then cut', () => junta(pdf(), '4 0 obj\n', relleno(1500, 0x41)), 'cortado'],
  ['a PDF of no version', () => bytesDe('%PDF-x\n1 0 obj\ntrailer\nstartxref\n9\n%%EOF'), 'danado'],
  ['a PDF without an index', () => bytesDe('%PDF-1.4\n1 0 obj\n%%EOF\n'), 'danado'],
]

const mezcladas: readonly Muestra[] = [
  ['a PDF behind other bytes', () => junta('basura\n', pdf()), 'mezclado'],
  ['a JPG that is a PDF too', () => jpg({ antes: [jfif, junta('\xff\xfe\0\x0b%PDF-1.4\n')] }), 'mezclado'],
  ['a GIF that is a PDF too', () => gif('89a', '\x21\xfe\x09%PDF-1.4\n\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\0'), 'mezclado'],
  ['a PDF with a ZIP behind', () => detras(pdf(), zipTras), 'mezclado'],
  ['a PDF with a ZIP without an index behind', () => junta(pdf(), zip().subarray(0, 40)), 'mezclado'],
  ['a JPG with a ZIP behind', () => detras(jpg(), zipTras), 'mezclado'],
  ['a GIF with a ZIP behind', () => detras(gif(), zipTras), 'mezclado'],
  ['a PDF with a web page in its head', () => pdf({ dentro: '<script>alert(1)</script>' }), 'mezclado'],
  ['a PDF with a web page behind', () => junta(pdf(), '<HTML><body>'), 'mezclado'],
  ['a JPG with a web page behind', () => junta(jpg(), '<!DOCTYPE html>'), 'mezclado'],
  ['a GIF with a page of a server in its comment', () => gif('89a', '\x21\xfe\x05<?php\0'), 'mezclado'],
]

const gifEnorme = '\x2c\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x44\x01\0'
/** Small files that claim too many pixels. */
const enormes: readonly Muestra[] = [
  ['a JPG of 96 bytes and 60.000 × 60.000 dots', () => jpg({ medidas: '\xea\x60\xea\x60' }), 'medidas'],
  ['a GIF of 65.535 × 65.535 dots', () => junta('GIF89a', '\xff\xff\xff\xff', gif().subarray(10)), 'medidas'],
  ['a GIF with an image of 65.535 × 65.535 dots', () => gif('89a', gifEnorme), 'medidas'],
  ['a JPG of 12.000 × 9.000 dots', () => jpg({ medidas: '\x23\x28\x2e\xe0' }), null],
]

/** Samples, good and faulty, that the structure of the file alone decides. */
export const muestras: readonly Muestra[] = [...buenas, ...ajenas, ...rotas, ...mezcladas, ...enormes]
