import { describe, expect, test } from 'vitest'
import { certificadoDeFelipe } from '../../testing/certificados/felipe.ts'
import {
  anidado,
  corrienteSinFin,
  danado,
  doscientasPaginas,
  soloImagen,
  textoSinFin,
} from '../../testing/certificados/hostiles.ts'
import { createPdfReader, readPdf } from './reader.ts'

const fallaDe = async (pdf: Uint8Array, clave = '') => {
  const lectura = await readPdf(pdf, clave)
  return lectura.legible ? null : lectura.falla
}

test('the lines of a table come back in their order, its cells apart', async () => {
  const lectura = await readPdf(await certificadoDeFelipe(), '')
  expect(lectura.legible && lectura.lineas.slice(3, 5)).toEqual([
    'Período  Remuneración imponible  Cotización  RUT empleador  Razón social  Estado',
    '2026-09  $ 1.600.000  $ 160.000  76.086.428-5  COMERCIAL DE EJEMPLO SPA  Pagada',
  ])
})

describe('a password', () => {
  test.each([
    ['none', '', 'protegido'],
    ['a wrong one', '0000', 'clave'],
    ['the right one', '16482', null],
    ["the owner's", '16482-propietario', null],
  ])('%s', async (_, clave, falla) => {
    expect(await fallaDe(await certificadoDeFelipe({ clave: '16482' }), clave)).toBe(falla)
  })

  test('that a document does not need is of no harm', async () => {
    expect(await fallaDe(await certificadoDeFelipe(), 'cualquiera')).toBeNull()
  })
})

describe('a hostile document is stopped', () => {
  test.each([
    ['200 pages', doscientasPaginas, 'paginas'],
    ['a stream that inflates without end', corrienteSinFin, 'extenso'],
    ['text without end', textoSinFin, 'extenso'],
    ['lists in lists', anidado, 'danado'],
    ['no text', soloImagen, 'sinTexto'],
    ['nothing but a header', danado, 'danado'],
    ['no bytes', () => Buffer.alloc(0), 'danado'],
  ])('%s', async (_, pdf, falla) => {
    expect(await fallaDe(pdf())).toBe(falla)
  })

  test('while the process goes on with its own', async () => {
    let latidos = 0
    const latido = setInterval(() => latidos++, 10)
    await readPdf(corrienteSinFin(), '')
    clearInterval(latido)
    expect(latidos).toBeGreaterThan(5)
  })

  test('when its time is over', async () => {
    const read = createPdfReader({ milisegundos: 1 })
    expect(await read(await certificadoDeFelipe(), '')).toEqual({ legible: false, falla: 'extenso' })
  })
})

test('two are read at a time, twenty wait, one more is refused; all accepted ones are answered', async () => {
  const read = createPdfReader()
  const pdf = danado()
  const answers = await Promise.all(Array.from({ length: 24 }, () => read(pdf, '')))
  const fallas = answers.map((one) => (one.legible ? null : one.falla))
  expect(fallas).toEqual([...Array(22).fill('danado'), 'ocupado', 'ocupado'])
})

test('of one caller only some may wait, so that the others find room', async () => {
  const read = createPdfReader()
  const pdf = danado()
  const suyas = Array.from({ length: 10 }, () => read(pdf, '', 'una'))
  const fallas = (await Promise.all([...suyas, read(pdf, '', 'otra')])).map((one) => (one.legible ? null : one.falla))
  expect(fallas).toEqual([...Array(8).fill('danado'), 'ocupado', 'ocupado', 'danado'])
})
