import { describe, expect, test } from 'vitest'
import { type FechaEscrita, leeFechaEscrita } from './escrita.ts'

const HOY = '2026-11-22'

describe('a typed day', () => {
  test.each<[string, string | null]>([
    ['05-03-1984', '1984-03-05'],
    ['5/3/1984', '1984-03-05'],
    ['05031984', '1984-03-05'],
    ['5.3.1984', '1984-03-05'],
    [' 05-03-1984 ', '1984-03-05'],
    ['1984-03-05', '1984-03-05'],
    ['29-02-1984', '1984-02-29'],
    ['29-02-1983', null],
    ['31-02-1990', null],
    ['07-03-92', null],
    ['01-2015', null],
    ['hoy', null],
    ['', null],
  ])('%j is %s', (texto, iso) => expect(leeFechaEscrita(texto, HOY)).toBe(iso))
})

describe('with a year of two digits', () => {
  test.each<[FechaEscrita, string, string | null]>([
    ['nacimiento', '07-03-92', '1992-03-07'],
    ['nacimiento', '070392', '1992-03-07'],
    ['nacimiento', '7/3/12', '2012-03-07'],
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
