import type { FallaDeExamen } from '../base/archivos/examen.ts'
import { TAMANO_MAXIMO } from '../base/archivos/tipos.ts'
import {
  bytesDe,
  EOI,
  empaca,
  exif,
  gif,
  gifAnimado,
  gifSinTabla,
  jfif,
  jpg,
  jpgDe,
  junta,
  pdf,
  pdfConPaquete,
  pdfDe,
  pdfDePaquetesVacios,
  pdfNuevo,
  relleno,
  zip,
} from './archivos.ts'

/** A file that somebody may hand in, and what is wrong with it; null: nothing. */
export type Muestra = readonly [titulo: string, bytes: () => Uint8Array, falla: FallaDeExamen | null]

const ftyp = (marca: string) => `\0\0\0\x18ftyp${marca}\0\0\0\0`
const corta = (bytes: Uint8Array, cuanto: number) => bytes.subarray(0, bytes.length - cuanto)
const detras = (bytes: Uint8Array, tambien: (antes: number) => Uint8Array) => junta(bytes, tambien(bytes.length))
const zipTras = (antes: number) => zip('a.txt', 'hola', antes)

const buenas: readonly Muestra[] = [
  ['a JPG', () => jpg(), null],
  ['a JPG of a camera, with a thumbnail inside', () => jpg({ antes: [exif, jfif] }), null],
  ['a JPG that fills up before a marker', () => jpg({ antes: [junta('\xff\xff', jfif.subarray(1))] }), null],
  ['a JPG with a video behind it, as phones make them', () => junta(jpg(), ftyp('mp42'), relleno(300, 7)), null],
  ['a JPG of 2 MB exactly', () => jpgDe(TAMANO_MAXIMO), null],
  ['a GIF of 1987', () => gif('87a'), null],
  ['a GIF of 1989', () => gif(), null],
  ['a GIF without colours of its own', () => gifSinTabla, null],
  ['a GIF that moves', () => gifAnimado, null],
  ['a PDF', () => pdf(), null],
  ['a PDF 1.7', () => pdf({ version: '1.7' }), null],
  ['a PDF 2.0', () => pdf({ version: '2.0' }), null],
  ['a PDF whose index is an object', () => pdfNuevo(), null],
  ['a PDF behind blanks', () => junta('\r\n \t\n', pdf()), null],
  ['a PDF behind as many blanks as readers look through', () => junta(relleno(1019), pdf()), null],
  ['a PDF with kilobytes of blanks behind its end', () => junta(pdf(), relleno(9000), '\r\n', relleno(9000, 0)), null],
  ['a PDF that opens on a page of its own', () => pdf({ extra: ' /OpenAction [3 0 R /Fit]' }), null],
  ['a PDF that links to the web', () => pdf({ extra: ' /A << /S /URI /URI (https://example.cl) >>' }), null],
  ['a PDF with a form', () => pdf({ extra: ' /AcroForm << /Fields [3 0 R] /DA (/Helv 0 Tf) >>' }), null],
  ['a PDF whose font is named as a file is', () => pdf({ extra: ' /Font << /EF 5 0 F /XFA1 [3] >> /EF 12 Tf' }), null],
  ['a PDF whose names only begin so', () => pdf({ extra: ' /LaunchPad 1 /JavaScripts 2' }), null],
  ['a PDF that keeps quiet objects packed', () => pdfConPaquete(empaca('7 0 << /Type /Catalog >>')), null],
  ['a PDF with a blank behind its end', () => pdf({ fin: '\r\n  \n' }), null],
  ['a PDF with nothing behind its end', () => pdf({ fin: '' }), null],
  ['a PDF that was changed and saved again', () => junta(pdf(), pdfNuevo().subarray(9)), null],
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
  ['a JPG cut in its image', () => corta(jpg(), 2), 'cortado'],
  ['a JPG cut behind a thumbnail that has an end', () => jpg({ antes: [exif], fin: '' }), 'cortado'],
  ['a JPG without an image', () => junta('\xff\xd8', jfif, EOI, 'abcd'), 'danado'],
  ['a JPG with rubbish for headers', () => junta('\xff\xd8\xff\xe0\0\x04ab', relleno(40)), 'danado'],
  ['a GIF cut in its image', () => corta(gif(), 4), 'cortado'],
  ['a GIF cut before its end', () => corta(gif(), 1), 'cortado'],
  ['a GIF without an image', () => gif('89a', ''), 'danado'],
  ['a GIF with rubbish', () => gif('89a', 'basura'), 'danado'],
  ['a PDF cut at half', () => corta(pdf(), 150), 'cortado'],
  ['a PDF that only begins', () => bytesDe('%PDF-1.7\n'), 'cortado'],
  ['a PDF changed, then cut', () => junta(pdf(), '4 0 obj\n', relleno(1500, 0x41)), 'cortado'],
  ['a PDF of no version', () => bytesDe('%PDF-x\n1 0 obj\ntrailer\nstartxref\n9\n%%EOF'), 'danado'],
  ['a PDF whose index lies outside', () => bytesDe('%PDF-1.4\n1 0 obj\ntrailer\nstartxref\n9999\n%%EOF'), 'danado'],
  ['a PDF without an index', () => bytesDe('%PDF-1.4\n1 0 obj\n%%EOF\n'), 'danado'],
  ['a PDF without objects', () => bytesDe('%PDF-1.4\ntrailer\nstartxref\n9\n%%EOF'), 'danado'],
  ['a PDF with a password', () => pdf({ extra: ' /Encrypt 4 0 R' }), 'protegido'],
  ['a PDF of the newer kind with a password', () => pdfNuevo(' /Encrypt << /Filter /Standard >>'), 'protegido'],
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

const activas: readonly Muestra[] = [
  ...(
    [
      ['a program', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'],
      ['programs by name', '/Names << /JavaScript 4 0 R >>'],
      ['a program for its moments', '/AA << /O << /S /JavaScript /JS 4 0 R >> >>'],
      ['a program spelled in numbers', '/OpenAction << /S /J#61vaScri#70t /JS (x) >>'],
      ['a program spelled in capital numbers', '/OpenAction << /S /#4AavaScript /JS (x) >>'],
      ['another to start', '/OpenAction << /S /Launch /F (calc.exe) >>'],
      ['a file in it', '/Names << /EmbeddedFiles 4 0 R >>'],
      ['a file pinned to its page', '/Annots [<< /Subtype /FileAttachment /FS 4 0 R >>]'],
      ['a file that says no more than where it is', '/FS << /F (a.exe) /EF << /F 4 0 R >> >>'],
      ['a file that is elsewhere', '/FS << /F (a.exe) /EF 4 0 R >>'],
      ['a form that is a program', '/AcroForm << /XFA [(template) 4 0 R] >>'],
      ['a form that is a program, kept apart', '/AcroForm << /XFA 4 0 R >>'],
      ['a program for its bodies in space', '/Type /3D /OnInstantiate 4 0 R'],
      ['another to open', '/A << /S /GoToR /F (otro.pdf) >>'],
      ['another of its own to open', '/A << /S /GoToE /T << /R /C >> >>'],
      ['a form that reads a file', '/A << /S /ImportData /F (a.fdf) >>'],
      ['a form that sends what is written', '/A << /S /SubmitForm /F (https://example.cl) >>'],
      ['a film that runs a program', '/A << /S /Rendition /JS (x) >>'],
    ] as const
  ).map(([que, extra]): Muestra => [`a PDF with ${que}`, () => pdf({ extra: ` ${extra}` }), 'activo']),
  ['a PDF with a packed program', () => pdfConPaquete(empaca('7 0 << /S /JavaScript /JS (x) >>')), 'activo'],
  ['a PDF with a packed form that is a program', () => pdfConPaquete(empaca('7 0 << /XFA [8 0 R] >>')), 'activo'],
  ['a PDF of nothing but empty packets', pdfDePaquetesVacios, 'activo'],
  ['a PDF packed twice', () => pdfConPaquete(empaca('7 0 <<>>'), '[/ASCIIHexDecode /FlateDecode]'), 'activo'],
  ['a PDF with a password and a program', () => pdf({ extra: ' /Encrypt 4 0 R /A << /S /Launch >>' }), 'activo'],
]

export const muestras: readonly Muestra[] = [...buenas, ...ajenas, ...rotas, ...mezcladas, ...activas]
