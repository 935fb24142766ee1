import { describe, expect, test } from 'vitest'
import { adjuntoQuePide, adjuntoQueRecibe, cabenEnLaDS } from '../adjuntos.ts'
import { type CodigoDeCierre, type DeclaracionPorCerrar, juzgaCierre, type ResultadoDS } from '../evaluacion.ts'

const codigos = [1, 2, 3, 4, 5, 6, 7] as const
const ds = (part: Partial<DeclaracionPorCerrar>): DeclaracionPorCerrar => ({
  etapa: 'resultado',
  resultado: 0,
  acepta: null,
  reenviada: null,
  ...part,
})
/** Finish codes with that judgement. */
const con = (declaracion: DeclaracionPorCerrar, juicio: string, acepta: boolean | null = true) =>
  codigos.filter((codigo: CodigoDeCierre) => juzgaCierre(declaracion, codigo, acepta) === juicio)
const losOtros = (unos: readonly CodigoDeCierre[]) => codigos.filter((codigo) => !unos.includes(codigo))

describe('finishing', () => {
  test.each<[ResultadoDS, CodigoDeCierre[]]>([
    [0, []],
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [4]],
    [5, [5]],
    [6, []],
    [7, [6]],
    [8, [7]],
  ])('result %i closes with %o alone; no other fits', (resultado, cierran) => {
    expect(con(ds({ resultado }), 'cierra')).toEqual(cierran)
    expect(con(ds({ resultado }), 'no corresponde')).toEqual(losOtros(cierran))
  })

  test.each([
    ['medica', 0, [3]],
    ['financiera', 6, [6]],
  ] as const)('sent back to the %s queue, the same code again is done', (reenviada, resultado, hechos) => {
    expect(con(ds({ resultado, reenviada }), 'hecho')).toEqual(hechos)
    expect(con(ds({ resultado, reenviada, etapa: 'dsFinalizada' }), 'hecho')).toEqual([])
  })

  test.each<[DeclaracionPorCerrar['etapa'], ResultadoDS, CodigoDeCierre[]]>([
    ['dsFinalizada', 1, [1]],
    ['documentosContractuales', 1, [1]],
    ['rechazado', 4, [4, 5, 7]],
    ['rechazadoAreaComercial', 5, [4, 5, 7]],
    ['noVigente', 8, [4, 5, 7]],
  ])('at %s with result %i, %o are done and no other fits', (etapa, resultado, hechos) => {
    expect(con(ds({ etapa, resultado }), 'hecho')).toEqual(hechos)
    expect(con(ds({ etapa, resultado }), 'no corresponde')).toEqual(losOtros(hechos))
  })

  test('the answer to restrictions is given once', () => {
    const aceptada = ds({ etapa: 'dsFinalizada', resultado: 2, acepta: true })
    const rehusada = ds({ etapa: 'rechazadoRestricciones', resultado: 2, acepta: false })
    expect([juzgaCierre(aceptada, 2, true), juzgaCierre(aceptada, 2, false)]).toEqual(['hecho', 'contrario'])
    expect([juzgaCierre(rehusada, 2, false), juzgaCierre(rehusada, 2, true)]).toEqual(['hecho', 'contrario'])
    expect(con(rehusada, 'hecho', false)).toEqual([2, 4, 5, 7])
  })
})

test.each([
  ['not sent yet', { etapa: 'preguntas', resultado: null, enviadaEn: null }, 40],
  ['with background wanted', { etapa: 'resultado', resultado: 3, enviadaEn: '2026' }, 20],
  ['with papers of the income wanted', { etapa: 'resultado', resultado: 7, enviadaEn: '2026' }, 30],
  ['waiting', { etapa: 'resultado', resultado: 0, enviadaEn: '2026' }, null],
  ['closed', { etapa: 'rechazado', resultado: 4, enviadaEn: '2026' }, null],
])('a declaration %s takes in files of type', (_, declaracion, tipo) => {
  expect(adjuntoQueRecibe(declaracion)).toBe(tipo)
})

test.each([0, 1, 2, 4, 5, 6, 8, null])('result %s asks for no file', (resultado) => {
  expect(adjuntoQuePide(resultado)).toBeNull()
})

test.each([
  ['sixty small files', 60, 1, true],
  ['one more', 61, 1, false],
  ['sixty of a megabyte', 60, 1_048_576, true],
  ['a byte more than sixty megabytes', 1, 62_914_561, false],
])('of one declaration are %s: %i of %i bytes, %s', (_, cuantos, bytes, caben) => {
  const tamanos = Array.from({ length: cuantos }, () => bytes)
  expect(cabenEnLaDS({ tamanos, delPedido: 6 })).toBe(caben)
  expect(cabenEnLaDS({ tamanos, delPedido: 5 })).toBe(true)
})
