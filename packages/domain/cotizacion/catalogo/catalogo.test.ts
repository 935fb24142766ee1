import { describe, expect, test } from 'vitest'
import { esUfDeReferencia } from '../../base/dinero/uf-del-dia.ts'
import { compararTabla } from './comparar.ts'
import { type CatalogoVigente, fallasDelCatalogo, impideVender, tablasQueTerminan } from './frescura.ts'

describe('a file against a table', () => {
  const fila = (codigo: string, nombre: string) => ({ codigo, nombre })
  const actuales = [fila('1', 'Uno'), fila('2', 'Dos'), fila('3', 'Tres')]
  const archivo = [fila('1', 'Uno'), fila('2', 'Otro'), fila('4', 'Cuatro')].map((datos, at) => ({
    linea: at + 2,
    datos,
    quitar: false,
  }))
  const cambios = (completa: boolean) =>
    compararTabla({ clave: ['codigo'], completa }, actuales, archivo).map(({ cambio, linea }) => [cambio, linea])

  test('that replaces the whole table ends its missing rows', () => {
    expect(cambios(true)).toEqual([
      ['igual', 2],
      ['cambia', 3],
      ['agrega', 4],
      ['termina', null],
    ])
  })

  test('that adds to a table leaves its missing rows, and ends the rows marked for removal', () => {
    expect(cambios(false)).toEqual([
      ['igual', 2],
      ['cambia', 3],
      ['agrega', 4],
    ])
    const quitar = ['3', '9'].map((codigo, at) => ({ linea: at + 2, datos: fila(codigo, ''), quitar: true }))
    expect(compararTabla({ clave: ['codigo'], completa: false }, actuales, quitar).map((c) => c.cambio)).toEqual([
      'termina',
      'igual',
    ])
  })
})

describe('a table that is stale', () => {
  const hoy = '2026-10-07'
  const ahora = '2026-10-07T13:00:00.000Z'
  const vigente: CatalogoVigente = {
    uf: hoy,
    ufHasta: '2028-12-31',
    fuenteFallaDesde: null,
    rigen: tablasQueTerminan,
    siguen: tablasQueTerminan,
    topeDesde: '2026-02-01',
  }

  test.each([
    ['2026-10-07', [], false],
    ['2026-10-06', [], true],
    ['2026-10-05', ['ufAtrasada'], true],
  ])('a UF of %s', (uf, fallas, referencia) => {
    expect(fallasDelCatalogo({ ...vigente, uf }, ahora)).toEqual(fallas)
    expect(esUfDeReferencia(uf, hoy)).toBe(referencia)
  })

  test.each([
    ['2026-10-07', ['ufSinManana']],
    ['2026-10-08', []],
  ])('a UF that ends on %s', (ufHasta, fallas) => {
    expect(fallasDelCatalogo({ ...vigente, ufHasta }, ahora)).toEqual(fallas)
  })

  test('a source of the UF that fails for too long warns and stops no sale', () => {
    const fuenteFallaDesde = '2026-10-07T05:00:00.000Z'
    expect(fallasDelCatalogo({ ...vigente, fuenteFallaDesde }, ahora)).toEqual(['ufSinFuente'])
    expect(impideVender('ufSinFuente')).toBe(false)
  })

  test('an empty base sells nothing, and says all that it lacks', () => {
    const nada = { uf: null, ufHasta: null, fuenteFallaDesde: null, rigen: [], siguen: [], topeDesde: null }
    const fallas = fallasDelCatalogo(nada, ahora)
    expect(fallas).toEqual(['sinUf', 'sinPlanes', 'sinGes', 'sinFactores', 'sinTope'])
    expect(fallas.every(impideVender)).toBe(true)
    expect(impideVender('ufAtrasada')).toBe(false)
  })

  test.each([
    ['planes', 'planesPorTerminar'],
    ['ges', 'gesPorTerminar'],
    ['factores', 'factoresPorTerminar'],
    ['topes', 'topePorTerminar'],
  ] as const)('%s that hold today and not in some days: %s, and they still sell', (tabla, falla) => {
    const siguen = tablasQueTerminan.filter((otra) => otra !== tabla)
    expect(fallasDelCatalogo({ ...vigente, siguen }, ahora)).toEqual([falla])
    expect(impideVender(falla)).toBe(false)
  })

  test.each([
    ['2027-01-31', []],
    ['2027-02-01', ['topeDeOtroAno']],
    ['2027-12-31', ['topeDeOtroAno']],
  ])("last year's tope on %s: %j", (dia, fallas) => {
    expect(fallasDelCatalogo({ ...vigente, uf: dia }, `${dia}T13:00:00.000Z`)).toEqual(fallas)
  })
})
