import { describe, expect, test } from 'vitest'
import { tablaUnica } from '../../cotizacion/factores.ts'
import { fechasDeContrato, type PersonaDelContrato } from './fechas-de-contrato.ts'

const HOY = '2026-12-01'
const hijo = (nacimiento: string, more: Partial<PersonaDelContrato> = {}): PersonaDelContrato => ({
  id: 7,
  relacion: 4,
  sexo: 'M',
  nacimiento,
  ...more,
})
const titular = (nacimiento: string) => hijo(nacimiento, { id: 0, relacion: 0 })
const de = (emision: string | null, ...personas: PersonaDelContrato[]) =>
  fechasDeContrato({ emision, personas }, tablaUnica, HOY)

describe('a year of the contract', () => {
  test('is told thirty days before, counted from the first day of its cover', () => {
    expect(de('2025-10-20')).toEqual([
      { clave: 'anual 1', fecha: '2026-12-01', texto: 'El contrato cumple 1 año el 01-12-2026: revisar su plan' },
    ])
    expect(de('2023-10-20').map(({ clave }) => clave)).toEqual(['anual 3'])
  })

  test.each([
    ['its cover begins today', '2026-10-20'],
    ['it is 31 days away', '2025-11-20'],
    ['it was last month', '2025-09-20'],
    ['its papers were never issued', null],
  ])('is not told when %s', (_when, emision) => {
    expect(de(emision)).toEqual([])
  })
})

describe('a birthday', () => {
  test.each([
    ['a son of 18', hijo('2008-12-20'), 'Hijo cumple 18 años el 20-12-2026: ya es mayor de edad'],
    [
      'a daughter of 25',
      hijo('2001-12-31', { sexo: 'F' }),
      'Hija cumple 25 años el 31-12-2026: ver si sigue como carga',
    ],
    ['a child of 20', hijo('2006-12-01'), 'Hijo cumple 20 años el 01-12-2026: cambia su tramo de precio'],
    ['a child of two', hijo('2024-12-05'), 'Hijo cumple 2 años el 05-12-2026: cambia su tramo de precio'],
    ['the holder at 35', titular('1991-12-10'), 'Titular cumple 35 años el 10-12-2026: cambia su tramo de precio'],
  ])('of %s', (_who, persona, texto) => {
    expect(de(null, persona).map((fecha) => fecha.texto)).toEqual([texto])
  })

  test.each([
    ['that changes nothing', hijo('2010-12-20')],
    ['of a spouse at 25, whose bracket costs the same', hijo('2001-12-20', { relacion: 1 })],
    ['31 days away', hijo('2009-01-01')],
    ['of yesterday', hijo('2008-11-30')],
  ])('%s is not told', (_which, persona) => {
    expect(de(null, persona)).toEqual([])
  })

  test('of 29 February falls on the 28th', () => {
    const fechas = fechasDeContrato({ emision: null, personas: [hijo('2008-02-29')] }, tablaUnica, '2026-02-01')
    expect(fechas).toMatchObject([{ clave: 'edad 7 18', fecha: '2026-02-28' }])
  })

  test('without a table of factors only the ages of a child are told', () => {
    const personas = [titular('1991-12-10'), hijo('2008-12-20')]
    expect(fechasDeContrato({ emision: null, personas }, null, HOY).map(({ clave }) => clave)).toEqual(['edad 7 18'])
  })
})
