import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correoCortado, revisaCorreo } from './correo.ts'
import { edad, esAdulto } from './edad.ts'
import { enMayusculas, nombreCompleto, nombreLegible, revisaNombre, textoDeBusqueda } from './nombre.ts'
import { normalizaPasaporte } from './pasaporte.ts'
import { deSexoDS, sexoDS } from './sexo.ts'
import { formatoTelefono, normalizaTelefono, revisaTelefono, telefonoConPrefijo } from './telefono.ts'

describe('phone', () => {
  test.each([
    ['912345678', '912345678'],
    ['+56 9 1234 5678', '912345678'],
    ['0056912345678', '912345678'],
    ['56912345678', '912345678'],
    ['9-1234-5678', '912345678'],
    ['221234567', '221234567'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(normalizaTelefono(typed)).toBe(kept)
    expect(revisaTelefono(typed)).toBeNull()
  })

  test.each([
    ['91234567', 'largo'],
    ['9123456789', 'largo'],
    ['', 'largo'],
    ['91234567a', 'no_numerico'],
    ['nueve', 'no_numerico'],
  ])('%s is refused as %s', (typed, problem) => {
    expect(revisaTelefono(typed)).toBe(problem)
  })

  test('the prefix stands once', () => {
    expect(telefonoConPrefijo('+56912345678')).toBe('+56912345678')
    expect(telefonoConPrefijo('912345678')).toBe('+56912345678')
    expect(formatoTelefono('912345678')).toBe('+56 9 1234 5678')
    expect(formatoTelefono('9123')).toBe('+56 9123')
  })
})

describe('name', () => {
  test.each(["O'HIGGINS", 'D’Angelo', 'Pérez-Cotapos', 'Ma. José', 'ÑUÑO', 'Λένα', 'n\u0303uflo'])('%s is one', (n) =>
    expect(revisaNombre(n)).toBeNull(),
  )
  test.each(['', ' ', '-', '.', 'ANA2', 'Ana <b>', 'Ana;', 'Ana_', '😀', 'Ana/Luz'])('%j is not', (n) =>
    expect(revisaNombre(n)).toBe('signos'),
  )
})

describe('e-mail', () => {
  test.each(['a@b.cl', "o'higgins@example.cl", 'maria.jose+isapre@sub.example.cl', 'a_b{c}@ñandu.cl'])(
    '%s is one',
    (m) => {
      expect(revisaCorreo(m)).toBeNull()
    },
  )
  test.each([
    '',
    'a',
    'a@b',
    '@b.cl',
    'a b@c.cl',
    'a@@b.cl',
    'a@b..cl',
    'a@b.cl.',
    'a..b@x.cl',
    'a@-x.cl',
    'a@x.c',
    'ñandu@example.cl',
    'a\\b@example.cl',
    `${'a'.repeat(92)}@bcd.cl2`,
    `${'a'.repeat(94)}@bcd.cl`,
  ])('%s is not', (m) => {
    expect(revisaCorreo(m)).toBe('formato')
  })
  test.each([
    ['a'.repeat(22), 'a'.repeat(22)],
    ['a'.repeat(23), 'a'.repeat(23)],
    ['a'.repeat(24), `${'a'.repeat(22)}...`],
  ])('is cut from 24 characters on', (mail, shown) => {
    expect(correoCortado(mail)).toBe(shown)
  })
})

describe('names', () => {
  test.each([
    ['  josé   miguel ', 'JOSÉ MIGUEL'],
    ['núñez', 'NÚÑEZ'],
    ['nún\u0303ez', 'NÚÑEZ'],
    ["o'higgins", "O'HIGGINS"],
  ])('%s is stored as %s', (typed, stored) => {
    expect(enMayusculas(typed)).toBe(stored)
  })
  test.each([
    ['NÚÑEZ', 'nunez'],
    [' María  José ', 'maria jose'],
    ['Güell', 'guell'],
  ])('%s is searched as %s', (text, searched) => {
    expect(textoDeBusqueda(text)).toBe(searched)
  })
  test('storing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (s) => {
        expect(enMayusculas(enMayusculas(s))).toBe(enMayusculas(s))
      }),
    )
  })
})

test.each([
  ['JOSÉ MAXIMILIANO DE LA CONCEPCIÓN ÑUÑO', 'José Maximiliano de la Concepción Ñuño'],
  ["O'HIGGINS", "O'Higgins"],
  ['DE LA FUENTE', 'De la Fuente'],
  ['ANA-MARÍA', 'Ana-María'],
  ['', ''],
])('%s is greeted as %s', (stored, greeted) => {
  expect(nombreLegible(stored)).toBe(greeted)
})

describe('age', () => {
  test.each([
    ['2008-10-07', '2026-10-07', 18],
    ['2008-10-08', '2026-10-07', 17],
    ['2008-02-29', '2026-02-27', 17],
    ['2008-02-29', '2026-02-28', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-10-07', '2026-10-07', 0],
  ])('born %s is on %s %i years old', (born, on, years) => {
    expect(edad(born, on)).toBe(years)
  })
  test('adult from the birthday on', () => {
    expect(esAdulto('2008-10-07', '2026-10-06')).toBe(false)
    expect(esAdulto('2008-10-07', '2026-10-07')).toBe(true)
    expect(esAdulto('', '2026-10-07')).toBe(false)
    expect(esAdulto('2008', '2026-10-07')).toBe(false)
  })
})

test.each([
  ['ab123456', 'AB123456'],
  [' ab 12345 ', 'AB12345'],
  ['1234', null],
  ['ABC-123456', 'ABC123456'],
  ['12.345.678-5', null],
  ['ABCDEFG', null],
  ['A'.repeat(21), null],
])('passport %s is read as %s', (typed, read) => {
  expect(normalizaPasaporte(typed)).toBe(read)
})

test('a person with one surname is called by it', () => {
  const ana = { nombres: 'ANA', apellidoPaterno: 'SOTO' }
  expect(nombreCompleto({ ...ana, apellidoMaterno: '-' })).toBe('ANA SOTO')
  expect(nombreCompleto({ ...ana, apellidoMaterno: 'LARA' })).toBe('ANA SOTO LARA')
})

test('sex goes to the DS and back', () => {
  expect(sexoDS('M')).toBe(1)
  expect(sexoDS('F')).toBe(2)
  expect([deSexoDS(1), deSexoDS(2)]).toEqual(['M', 'F'])
})
