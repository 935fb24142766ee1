import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { renderPdf } from './render.ts'

const marco = new URL('../../semilla/certificados/certificado.typ', import.meta.url)
const en = '2026-10-07T13:05:09.000Z'
const letras = 'Señor Ñandú: áéíóú ÁÉÍÓÚ ü, ¿qué? ¡sí! $ 126.212, 3,071 UF, N° 343 · 2 × 3 − 1'
const conTexto = (texto: string) => renderPdf(marco, { bloques: [{ titulo: 'Uno' }, { texto }] }, en)

test('a text comes back letter by letter', async () => {
  const pdf = conTexto(letras)
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(await textOfPdf(pdf)).toContain(letras)
})

test('the fonts travel inside the file, and it says that it is PDF/UA-1 in Spanish of Chile', async () => {
  const raw = conTexto(letras).toString('latin1')
  expect(raw).toMatch(/\w{6}\+IBMPlexSans/)
  expect(raw).not.toContain('Helvetica')
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
  const document = await getDocumentProxy(new Uint8Array(conTexto(letras)))
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: 'Certificado de ejemplo', Language: 'es-CL' })
})

test('the same data of the same instant are the same bytes', () => {
  expect(conTexto(letras).equals(conTexto(letras))).toBe(true)
})

test.each([
  ['a call of the template language', '#read("/etc/hostname") #image("a.png") $x$ *y* <b> @c'],
  ['an apostrophe and quotes', `O'Higgins "comillas" -- 'así'`],
  ['a line that looks like a heading', '= Título\\'],
])('a text is a text: %s', async (_title, texto) => {
  expect(await textOfPdf(conTexto(texto))).toContain(texto)
})

test('a letter that the font lacks is shown as missing, and keeps no paper from being drawn', async () => {
  expect(await textOfPdf(conTexto('Ana 名 Peña e\u0301'))).toContain('Ana \ufffd Peña é')
})

test('a failure does not quote the paper', () => {
  const rota = () => renderPdf(marco, { bloques: [{ cabeceras: ['a'], filas: 'ARTROSIS' }] }, en)
  expect(rota).toThrow('a paper could not be drawn')
  expect(rota).not.toThrow('ARTROSIS')
})
