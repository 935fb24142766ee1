import { describe, expect, test } from 'vitest'
import { applyRules } from '../rules.ts'
import { type FunForm, funRules, type MandatoForm, mandatoRules } from './mesa.ts'

const HOY = '2026-10-07'
const fun: FunForm = { rut: '12.345.678-5', recibido: '2026-10-01', procesado: '' }
const mandato: MandatoForm = { caso: { declaracionSaludId: 7 }, referencia: 'PAT-2026-000123' }

const errores = <V>(rules: Parameters<typeof applyRules<V>>[0], values: V) =>
  applyRules(rules, values).map(({ campo, mensaje }) => `${campo}: ${mensaje}`)

describe('a FUN', () => {
  test.each<[string, Partial<FunForm>, string[]]>([
    ['received', {}, []],
    ['received and processed, its RUT without dots', { rut: '123456785', procesado: HOY }, []],
    ['without a RUT', { rut: ' ' }, ['rut: Ingrese valor']],
    ['with a wrong check digit', { rut: '12.345.678-9' }, ['rut: Rut no válido']],
    ['with zeros before', { rut: '012345678-5' }, ['rut: No debe anteponer ceros']],
    ['without a date', { recibido: '' }, ['recibido: Ingrese la fecha en que CCS recibió el FUN']],
    ['on a day that is none', { procesado: '31-02-2026' }, ['procesado: Fecha no válida: use DD-MM-AAAA']],
    ['of tomorrow', { recibido: '2026-10-08' }, ['recibido: La fecha no puede ser posterior a hoy']],
    ['processed tomorrow', { procesado: '2026-10-08' }, ['procesado: La fecha no puede ser posterior a hoy']],
    ['processed before', { procesado: '2026-09-30' }, ['procesado: El FUN no puede procesarse antes de recibirse']],
  ])('%s', (_title, change, expected) => {
    expect(errores(funRules(HOY), { ...fun, ...change })).toEqual(expected)
  })
})

describe('a mandate', () => {
  const tarjeta = 'Ingrese la referencia del mandato, nunca el número de una tarjeta'
  test.each<[string, Partial<MandatoForm>, string[]]>([
    ['with its reference', {}, []],
    ['without a case', { caso: null }, ['caso: Busque y elija el caso']],
    [
      'of a case without a DS',
      { caso: { declaracionSaludId: null } },
      ['caso: El caso no tiene una Declaración de Salud en curso.'],
    ],
    ['without a reference', { referencia: '  ' }, ['referencia: Ingrese la referencia del mandato']],
    ['with a card number', { referencia: '4111 1111 1111 1111' }, [`referencia: ${tarjeta}`]],
  ])('%s', (_title, change, expected) => {
    expect(errores(mandatoRules, { ...mandato, ...change })).toEqual(expected)
  })
})
