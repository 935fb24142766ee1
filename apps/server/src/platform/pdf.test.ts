import { expect, test } from 'vitest'
import { textOfPdf } from '../testing/pdf-text.ts'
import { renderPdf } from './pdf.ts'

const letras = 'Señor Ñandú: áéíóú ÁÉÍÓÚ ü, ¿qué? ¡sí! $ 126.212, 3,071 UF, N° 343 · 2 × 3 − 1'

test('a text comes back letter by letter', async () => {
  const pdf = await renderPdf({ content: [letras] })
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(await textOfPdf(pdf)).toBe(letras)
})

test('the fonts travel inside the file', async () => {
  const pdf = await renderPdf({ content: [letras, { text: 'negrita', bold: true }], compress: false })
  const raw = pdf.toString('latin1')
  expect(raw.match(/FontFile2/g)).toHaveLength(2)
  expect(raw).toMatch(/\/BaseFont \/\w+\+Roboto-Regular/)
  expect(raw).not.toContain('Helvetica')
})

test.each([
  ['a file of the server', '/etc/hostname'],
  ['an address of the network', 'http://127.0.0.1:1/logo.png'],
])('a definition cannot read %s', async (_title, image) => {
  await expect(renderPdf({ content: [{ image }] })).rejects.toThrow()
})
