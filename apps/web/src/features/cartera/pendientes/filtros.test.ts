import { beforeEach, expect, test } from 'vitest'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { enUrl, type FiltrosDePendientes, filtrosDe, filtrosIniciales, payloadDe } from './filtros.ts'

beforeEach(elDia)

const read = (query: string) => filtrosDe(new URLSearchParams(query))
const conCambios = (part: Partial<FiltrosDePendientes>): FiltrosDePendientes => ({ ...filtrosIniciales(), ...part })

test('it begins with the last month, the newest first, at the first page, and an address that says nothing', () => {
  expect(read('')).toEqual(filtrosIniciales())
  expect(enUrl(filtrosIniciales())).toBe('')
  expect(payloadDe(filtrosIniciales())).toEqual({
    rangoInicio: '21-10-2026',
    rangoTermino: '21-11-2026',
    nombreProspecto: '',
    apellidoPaternoProspecto: '',
    apellidoMaternoProspecto: '',
    orden: 'fecha',
    sentido: 'desc',
    pagina: 1,
    limite: 15,
  })
})

test.each<[string, Partial<FiltrosDePendientes>, string]>([
  ['dates', { desde: '2026-09-01', hasta: '2026-09-30' }, '?desde=2026-09-01&hasta=2026-09-30'],
  ['an order', { orden: 'apellidos', sentido: 'asc' }, '?orden=apellidos'],
  ['an order the other way', { orden: 'apellidos', sentido: 'desc' }, '?orden=apellidos&sentido=desc'],
  ['the oldest first', { sentido: 'asc' }, '?sentido=asc'],
  ['a page', { pagina: 3 }, '?pagina=3'],
])('%s stands in the address and comes back', (_what, part, query) => {
  expect(enUrl(conCambios(part))).toBe(query)
  expect(read(query)).toEqual(conCambios(part))
})

test('a name never does; it is kept beside the address', () => {
  const palabras = { nombre: 'Rosa', paterno: 'Mora', materno: '' }
  expect(enUrl(conCambios(palabras))).toBe('')
  expect(filtrosDe(new URLSearchParams(), palabras)).toEqual(conCambios(palabras))
})

test.each([
  ['half a range', '?desde=2026-11-01'],
  ['a day to come', '?desde=2026-11-10&hasta=2026-11-22'],
  ['an order that nobody knows', '?orden=rut'],
  ['a way that nobody knows', '?sentido=arriba'],
  ['page zero', '?pagina=0'],
  ['no page', '?pagina=dos'],
  ['a page that nobody has', '?pagina=99999'],
])('an address with %s counts as without it', (_what, query) => expect(read(query)).toEqual(filtrosIniciales()))
