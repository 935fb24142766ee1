import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FechaEscrita, leeFechaEscrita, mesEscrito } from './escrita.ts'
import { aDDMMYYYY, aYYYYMMDD, sumaDias } from './fecha.ts'

const HOY = '2026-11-22'

describe('a typed day', () => {
  test.each<[string, string | null]>([
    ['05-03-1984', '1984-03-05'],
    ['5/3/1984', '1984-03-05'],
    ['05031984', '1984-03-05'],
    ['5.3.1984', '1984-03-05'],
    [' 05-03-1984 ', '1984-03-05'],
    ['1984-03-05', '1984-03-05'],
    ['1984/03/05', '1984-03-05'],
    ['19840305', '1984-03-05'],
    ['1984-03-05 00:00:00', '1984-03-05'],
    ['1984-03-05T00:00:00.000', '1984-03-05'],
    ['05-03-1984 00:00', '1984-03-05'],
    ['05–03–1984', '1984-03-05'],
    ['05‑03‑1984\u200e', '1984-03-05'],
    ['05-mar-1984', '1984-03-05'],
    ['05-Mar.-1984', '1984-03-05'],
    ['5 marzo 1984', '1984-03-05'],
    ['5 de marzo de 1984', '1984-03-05'],
    ['1 septiembre 2026', '2026-09-01'],
    ['01-set-2026', '2026-09-01'],
    ['1 de setiembre del 2026', '2026-09-01'],
    ['01-sept.-2026', '2026-09-01'],
    ['29-02-1984', '1984-02-29'],
    ['29-02-1983', null],
    ['31-02-1990', null],
    ['03/13/1984', null],
    ['07-03-92', null],
    ['01-2015', null],
    ['1984-03-05T03:00:00Z', null],
    ['30746', null],
    ['05-martes-1984', null],
    ['05-xyz-1984', null],
    ['05-03-19841', null],
    ['1984/03-05', null],
    ['hoy', null],
    ['', null],
  ])('%j is %s', (texto, iso) => expect(leeFechaEscrita(texto, HOY)).toBe(iso))
})

describe('with a year of two digits', () => {
  test.each<[FechaEscrita, string, string | null]>([
    ['nacimiento', '07-03-92', '1992-03-07'],
    ['nacimiento', '070392', '1992-03-07'],
    ['nacimiento', '7/3/12', '2012-03-07'],
    ['nacimiento', '07-mar-92', '1992-03-07'],
    ['nacimiento', '22-11-26', '2026-11-22'],
    ['nacimiento', '23-11-26', '1926-11-23'],
    ['nacimiento', '29-02-00', '2000-02-29'],
    ['nacimiento', '31-02-90', null],
    ['nacimiento', '01-2015', null],
    ['aproximada', '07-03-92', '1992-03-07'],
  ])('a %s typed %s is %s', (lectura, texto, iso) => expect(leeFechaEscrita(texto, HOY, lectura)).toBe(iso))
})

test.each<[string, string | null]>([
  ['01-2015', '2015-01-01'],
  ['1/2015', '2015-01-01'],
  ['13-2015', null],
  ['2015', null],
])('an approximate date typed %s is %s', (texto, iso) => expect(leeFechaEscrita(texto, HOY, 'aproximada')).toBe(iso))

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** Days up to today, in every spelling that people and programs use. */
const escrituras = fc.nat(40_000).chain((atras) => {
  const iso = sumaDias(HOY, -atras)
  const dmy = aDDMMYYYY(iso)
  const [dia = '', mes = '', anio = ''] = dmy.split('-')
  const sinCeros = `${Number(dia)}-${Number(mes)}-${anio}`
  const conNombre = `${dia}-${MESES[Number(mes) - 1]}-${anio}`
  const deProgramas = [iso, aYYYYMMDD(iso), iso.replaceAll('-', ''), `${iso}T00:00:00`]
  const textos = [dmy, sinCeros, dmy.replaceAll('-', ''), conNombre, ...deProgramas]
  const signos = ['-', '/', '.', ' ', '–', '‑']
  return fc.record({
    iso: fc.constant(iso),
    texto: fc
      .tuple(fc.constantFrom(...textos), fc.constantFrom(...signos))
      .map(([texto, signo]) => texto.replaceAll('-', signo)),
  })
})

test.each<FechaEscrita>(['dia', 'nacimiento', 'aproximada'])(
  'any spelling of a day, read as %s, is that day or none',
  (lectura) => {
    fc.assert(
      fc.property(escrituras, ({ iso, texto }) => {
        const leida = leeFechaEscrita(texto, HOY, lectura)
        expect(leida === null || leida === iso, `«${texto}» of ${iso} was read as ${leida}`).toBe(true)
      }),
      { numRuns: 2000 },
    )
  },
)

test('a month in words', () => {
  expect(mesEscrito('2026-09-01')).toBe('septiembre de 2026')
})
