import { valorUF } from '@alerce/domain/base/dinero/tipos'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { textOfPdf } from '../testing/pdf-text.ts'
import { datos, montos, parrafo, seccion, tabla } from './bloques.ts'
import { draw } from './draw.ts'
import { type Hoja, lineaDeUf } from './hoja.ts'

const emitida = '2026-10-07T13:05:09.000Z'
const uf = { valor: valorUF(41_114.53), fecha: '2026-10-07', referencia: false }

const read = async (papel: Hoja) => await textOfPdf(await draw(papel))

async function paginas(papel: Hoja): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await draw(papel)))
  return text.map((pagina) => pagina.replace(/\s+/g, ' '))
}

describe('the look every paper shares', () => {
  test('title, line below it, letterhead, and when it was made in Santiago', async () => {
    const text = await read({ titulo: 'Plan y precio', bajada: 'Folio 5.000.000.001', cuerpo: [], emitida })
    expect(text).toContain('Plan y precio Folio 5.000.000.001')
    expect(text).toContain('Alerce')
    expect(text).toContain('Emitido el 07-10-2026 10:05')
  })

  test('the UF stands at the foot of papers with amounts, and only there', async () => {
    expect(await read({ titulo: 'A', cuerpo: [], emitida, uf })).toContain('UF del 07-10-2026: $ 41.114,53')
    expect(await read({ titulo: 'A', cuerpo: [], emitida })).not.toContain('UF del')
  })

  test.each([
    ['of the day', uf, 'UF del 07-10-2026: $\u00a041.114,53'],
    ['of an earlier day', { ...uf, referencia: true }, 'UF de referencia del 07-10-2026: $\u00a041.114,53'],
    ['with round cents', { ...uf, valor: valorUF(41_000) }, 'UF del 07-10-2026: $\u00a041.000,00'],
  ])('a UF %s', (_title, value, expected) => {
    expect(lineaDeUf(value)).toBe(expected)
  })

  test('a long paper repeats letterhead, heads and foot, and counts its pages', async () => {
    const filas = Array.from({ length: 120 }, (_, i) => [`Persona ${i + 1}`, `${i} años`])
    const hojas = await paginas({ titulo: 'Listado', cuerpo: [tabla(['Quién', 'Edad'], filas, 1)], emitida, uf })
    expect(hojas.length).toBeGreaterThan(2)
    for (const [i, pagina] of hojas.entries()) {
      expect(pagina).toContain(`Página ${i + 1} de ${hojas.length}`)
      expect(pagina).toContain('Alerce Listado Isapre Alerce S.A.')
      expect(pagina).toContain('Quién Edad')
      expect(pagina).toContain('Emitido el 07-10-2026')
    }
    const lineas = hojas.join(' ')
    for (const [quien] of filas) expect(lineas).toContain(quien)
  })

  test('nothing of the document names the person outside its text', async () => {
    const pdf = await draw({ titulo: 'Plan y precio', cuerpo: [parrafo('FELIPE CONTRERAS')], emitida })
    expect(pdf.toString('latin1')).not.toContain('FELIPE')
  })
})

describe('facts and amounts', () => {
  test('facts are read label by label, row by row', async () => {
    const cuerpo = [
      seccion('Postulante'),
      datos([
        ['Nombre', 'ANA'],
        ['RUT', '12.345.678-5'],
        ['Correo', '-'],
        ['Edad', '30'],
      ]),
    ]
    expect(await read({ titulo: 'A', cuerpo, emitida })).toContain(
      'Postulante Nombre ANA RUT 12.345.678-5 Correo - Edad 30',
    )
  })

  test('a fact that is too long for its column is wrapped, never cut', async () => {
    const nombre = 'MARÍA DE LOS ÁNGELES FERNANDA ALEJANDRA ERRÁZURIZ-LARRAÍN SCHWARZENBERG IRARRÁZAVAL'
    expect(await read({ titulo: 'A', cuerpo: [datos([['Nombre', nombre]])], emitida })).toContain(nombre)
  })

  test.each([
    [{ concepto: 'Precio base', monto: '2,340 UF' }, 'Precio base 2,340 UF'],
    [{ concepto: 'Precio GES', nota: '4 × 0,731', monto: '2,924 UF' }, 'Precio GES 4 × 0,731 2,924 UF'],
    [{ concepto: 'Total', monto: '$ 378.103', suma: true }, 'Total $ 378.103'],
  ])('an amount: %o', async (fila, expected) => {
    expect(await read({ titulo: 'A', cuerpo: [montos([fila])], emitida })).toContain(expected)
  })

  test('a text with the signs of a markup language stays a text', async () => {
    const raro = '<b>"Ñ" & \\n {{x}} %s $1'
    expect(await read({ titulo: 'A', cuerpo: [datos([['Nombre', raro]])], emitida })).toContain(raro)
  })
})
