import { lecturasDelInicio } from '@alerce/contract/inicio'
import { beforeEach, expect, test } from 'vitest'
import { elDia } from '../testing/acts/el-dia.ts'
import { enUrl, filtrosDe, filtrosIniciales, payloadDe } from './filtros-de-cartera.ts'

beforeEach(elDia)

const read = (query: string) => filtrosDe(new URLSearchParams(query))

test('it begins with the last month, and an address that says nothing', () => {
  expect(read('')).toEqual(filtrosIniciales())
  expect(filtrosIniciales()).toMatchObject({ desde: '2026-10-21', hasta: '2026-11-21', estado: '', tipo: '', plan: 1 })
  expect(enUrl(filtrosIniciales())).toBe('')
})

test.each([
  ['dates', { desde: '2026-09-01', hasta: '2026-09-30' }, '?desde=2026-09-01&hasta=2026-09-30'],
  ['a state', { estado: 'DS Aceptada' }, '?estado=DS+Aceptada'],
  ['a type', { tipo: 'REW' }, '?tipo=REW'],
  ['a plan', { plan: 3 }, '?plan=3'],
  ['all of them', { desde: '2026-11-21', estado: 'Inactivo', plan: 2 } as const, undefined],
] as const)('%s stands in the address and comes back', (_what, part, query) => {
  const filtros = { ...filtrosIniciales(), ...part }
  if (query) expect(enUrl(filtros)).toBe(query)
  expect(read(enUrl(filtros))).toEqual(filtros)
})

test('a name never does; it is kept beside the address', () => {
  const palabras = { nombre: 'Rosa', paterno: 'Mora', materno: '' }
  const filtros = { ...filtrosIniciales(), ...palabras }
  expect(enUrl(filtros)).toBe('')
  expect(filtrosDe(new URLSearchParams(enUrl(filtros)), palabras)).toEqual(filtros)
})

test.each([
  ['half a range', '?desde=2026-11-01'],
  ['dates in the wrong order', '?desde=2026-11-10&hasta=2026-11-01'],
  ['a day to come', '?desde=2026-11-10&hasta=2026-11-22'],
  ['a day that does not exist', '?desde=2026-02-31&hasta=2026-11-01'],
  ['a state that nobody knows', '?estado=Vendido'],
  ['a type that nobody knows', '?tipo=XYZ'],
  ['a plan that nobody knows', '?plan=4'],
])('an address with %s counts as without it', (_what, query) => expect(read(query)).toEqual(filtrosIniciales()))

test('on start it requests the data that the page brings', () => {
  expect(lecturasDelInicio('2026-11-21').obtenerProspectos).toMatchObject(payloadDe(filtrosIniciales()))
})
