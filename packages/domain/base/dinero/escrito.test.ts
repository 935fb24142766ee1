import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClaseDeNumero, clasesDeNumero, type FallaDeNumero, leeNumero } from './escrito.ts'
import { formatoNumero } from './formato.ts'

const leido = (texto: string, como: ClaseDeNumero) => {
  const { valor, falla } = leeNumero(texto, como)
  return falla ?? valor
}

describe('pesos', () => {
  test.each<[string, number | FallaDeNumero]>([
    ['900.000', 900_000],
    ['1.500.000', 1_500_000],
    ['$ 1.500.000.-', 1_500_000],
    ['$1.500.000,-', 1_500_000],
    ['CLP 1.500.000', 1_500_000],
    ['CLP$1.500.000', 1_500_000],
    ['1.500.000 pesos', 1_500_000],
    ['1500000', 1_500_000],
    ['$\u00a01.500.000', 1_500_000],
    ['\u200e1.500.000\t', 1_500_000],
    ['1500000.00', 1_500_000],
    ['1234567.00', 1_234_567],
    ['1500000,00', 1_500_000],
    ['1.500.000,00', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1,500,000.00', 1_500_000],
    ['1,500.00', 1500],
    ['900,00', 900],
    ['007', 7],
    ['0', 0],
    ['-1.500', -1500],
    ['$ −1.500', -1500],
    ['99.999.999.999.999', 99_999_999_999_999],
    ['9.999.999.999.999.999', 'enorme'],
    ['', 'vacio'],
    [' \u00a0', 'vacio'],
    ['900.00', 'ambiguo'],
    ['900.0', 'ambiguo'],
    ['1,500', 'ambiguo'],
    ['1500.000', 'ambiguo'],
    ['1500,000', 'ambiguo'],
    ['0.900', 'ambiguo'],
    ['1.500,5', 'decimales'],
    ['1500000.5', 'decimales'],
    ['850000,5', 'decimales'],
    ['1,', 'a_medias'],
    ['900.', 'a_medias'],
    ['9.8765432E8', 'no_numero'],
    ['1,5E+06', 'no_numero'],
    ['1.500.00', 'no_numero'],
    ['1.500.000.00', 'no_numero'],
    ['1.5.000', 'no_numero'],
    ['1500-', 'no_numero'],
    ['(1.500)', 'no_numero'],
    ['1,5 millones', 'no_numero'],
    ['1 500', 'no_numero'],
    ['$', 'no_numero'],
    ['UF 5', 'no_numero'],
    ['0x10', 'no_numero'],
    ['１５００', 'no_numero'],
    ['Infinity', 'no_numero'],
  ])('%j is %s', (texto, valor) => expect(leido(texto, 'pesos')).toBe(valor))
})

describe('the other kinds', () => {
  test.each<[ClaseDeNumero, string, number | FallaDeNumero]>([
    ['uf', '6,891', 6.891],
    ['uf', '6.891', 6.891],
    ['uf', 'UF 6,891', 6.891],
    ['uf', '6,891 UF', 6.891],
    ['uf', '6,8910', 6.891],
    ['uf', '0.731', 0.731],
    ['uf', '1.234,5', 1234.5],
    ['uf', '1.234.567', 1_234_567],
    ['uf', '6,8915', 'decimales'],
    ['uf', '6,', 'a_medias'],
    ['uf', ',5', 'a_medias'],
    ['uf', '$ 5', 'no_numero'],
    ['valorUF', '41.098,15', 41_098.15],
    ['valorUF', '41098.15', 41_098.15],
    ['valorUF', '41,098.15', 41_098.15],
    ['valorUF', '$ 41.098', 41_098],
    ['valorUF', '41.09', 'ambiguo'],
    ['valorUF', '41,098', 'ambiguo'],
    ['valorUF', '41098,155', 'ambiguo'],
    ['valorUF', '41.098,155', 'decimales'],
    ['porcentaje', '80 %', 80],
    ['porcentaje', '80%', 80],
    ['porcentaje', '80,0', 80],
    ['porcentaje', '80,5', 'decimales'],
    ['entero', '12', 12],
    ['entero', '12.000', 'ambiguo'],
    ['entero', '12,000', 'ambiguo'],
    ['entero', '12.5', 'decimales'],
    ['factor', '1,3', 1.3],
    ['factor', '22,5', 22.5],
    ['kilos', '70 kg', 70],
    ['kilos', '1.000', 'ambiguo'],
    ['kilos', '70,5', 'decimales'],
    ['metros', '1,65 m', 1.65],
    ['metros', '1.65 mts.', 1.65],
    ['metros', '1.755', 'decimales'],
    ['metros', '1,', 'a_medias'],
  ])('%s: %j is %s', (como, texto, valor) => expect(leido(texto, como)).toBe(valor))
})

const conComas = (text: string) => text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

/** Largest value of a kind, in whole steps of its last decimal. */
const TOPES: Record<ClaseDeNumero, number> = {
  pesos: 999_999_999_999,
  valorUF: 999_999_999,
  uf: 999_999,
  entero: 999,
  porcentaje: 100,
  factor: 9999,
  kilos: 999,
  metros: 320,
}

/** A value of a kind in every spelling that people and programs have. */
const escrituras = (como: ClaseDeNumero) =>
  fc.nat(TOPES[como]).chain((pasos) => {
    const { decimales, fijos, miles } = clasesDeNumero[como]
    const valor = pasos / 10 ** decimales
    // '29.000' means 29000 pesos in Chile: it is not a spelling of 29
    const largos = miles ? [1, 2, 4] : [1, 2, 3, 4]
    const chilenas = [formatoNumero(valor), formatoNumero(valor, fijos), String(valor).replace('.', ',')]
    const deProgramas = [String(valor), ...largos.map((n) => valor.toFixed(Math.max(n, decimales)))]
    const cuerpos = [...chilenas, ...chilenas.map(conComas), ...deProgramas, ...deProgramas.map(conComas)]
    const tal = (text: string) => text
    const vestidos = [tal, (t: string) => `$ ${t}`, (t: string) => `${t}.-`, (t: string) => `\u00a0${t} `]
    return fc.record({
      valor: fc.constant(valor),
      texto: fc
        .tuple(fc.constantFrom(...cuerpos), fc.constantFrom(...vestidos))
        .map(([cuerpo, vestir]) => vestir(cuerpo)),
    })
  })

describe('any spelling of a value is that value or none', () => {
  test.each(Object.keys(clasesDeNumero) as ClaseDeNumero[])('%s', (como) => {
    fc.assert(
      fc.property(escrituras(como), ({ valor, texto }) => {
        const { valor: leida } = leeNumero(texto, como)
        expect(leida === null || leida === valor, `«${texto}» of ${valor} was read as ${leida}`).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test.each(Object.keys(clasesDeNumero) as ClaseDeNumero[])(
    '%s: a formatted value is read back as the same value',
    (como) => {
      const { decimales, fijos } = clasesDeNumero[como]
      fc.assert(
        fc.property(fc.nat(TOPES[como]), (pasos) => {
          const valor = pasos / 10 ** decimales
          expect(leido(formatoNumero(valor, fijos), como)).toBe(valor)
        }),
      )
    },
  )

  test('no other text is a number', () => {
    const ajenos = fc.string({ unit: fc.constantFrom(...'0123456789.,-−$eE+ %xkgmUF'), maxLength: 14 })
    fc.assert(
      fc.property(ajenos, fc.constantFrom(...(Object.keys(clasesDeNumero) as ClaseDeNumero[])), (texto, como) => {
        const { valor } = leeNumero(texto, como)
        if (valor === null) return
        const cifras = texto.replaceAll(/\D/g, '').replace(/^0+/, '')
        const suyas = String(Math.abs(valor)).replace('.', '').replace(/^0+/, '')
        // only zeros may be added or dropped at the ends
        expect(cifras.replace(/0+$/, '')).toBe(suyas.replace(/0+$/, ''))
      }),
      { numRuns: 3000 },
    )
  })
})
