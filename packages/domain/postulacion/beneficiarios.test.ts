import { describe, expect, test } from 'vitest'
import {
  type BeneficiarioACotizar,
  derechoDelHijo,
  etiquetaDe,
  type FallaDelGrupo,
  preguntaSiEstudia,
  revisaGrupo,
  tipoBeneficiarioDS,
} from './beneficiarios.ts'

const HOY = '2026-10-07'
const TITULAR = '1984-04-19'
const hijo: BeneficiarioACotizar = {
  fechaNacimiento: '2016-05-01',
  sexo: 'F',
  tipo: 'L',
  relacion: 4,
  descripcionOtro: '',
}
const pareja: BeneficiarioACotizar = { ...hijo, relacion: 1, fechaNacimiento: '1986-01-01' }
const madre: BeneficiarioACotizar = { ...hijo, relacion: 2, fechaNacimiento: '1955-01-01' }
const otro: BeneficiarioACotizar = { ...hijo, relacion: 5, tipo: 'M', descripcionOtro: 'Sobrina' }

type Case = readonly [string, BeneficiarioACotizar, readonly FallaDelGrupo[]]

const hijos: readonly Case[] = [
  ['born today', { ...hijo, fechaNacimiento: HOY }, []],
  ['born tomorrow', { ...hijo, fechaNacimiento: '2026-10-08' }, ['nacimiento_futuro']],
  ['in the year of 18, born on its last day', { ...hijo, fechaNacimiento: '2008-12-31' }, []],
  ['in the year of 18, born on its first day', { ...hijo, fechaNacimiento: '2008-01-01' }, []],
  ['in the year of 19, not a student', { ...hijo, fechaNacimiento: '2007-12-31' }, ['hijo_sin_estudios']],
  ['in the year of 19, a student', { ...hijo, fechaNacimiento: '2007-12-31', estudia: true }, []],
  ['in the year of 19, as a medical charge', { ...hijo, fechaNacimiento: '2007-12-31', tipo: 'M' }, []],
  ['in the year of 24, a student', { ...hijo, fechaNacimiento: '2002-01-01', estudia: true }, []],
  ['in the year of 24, not a student', { ...hijo, fechaNacimiento: '2002-01-01' }, ['hijo_sin_estudios']],
  ['in the year of 25, a student', { ...hijo, fechaNacimiento: '2001-12-31', estudia: true }, ['hijo_sin_derecho']],
  ['in the year of 25, as a medical charge', { ...hijo, fechaNacimiento: '2001-12-31', tipo: 'M' }, []],
  ['born the day after the holder', { ...hijo, fechaNacimiento: '1984-04-20', tipo: 'M' }, []],
  ['born on the day of the holder', { ...hijo, fechaNacimiento: TITULAR, tipo: 'M' }, ['hijo_mayor_que_titular']],
  ['older than the holder', { ...hijo, fechaNacimiento: '1970-01-01' }, ['hijo_mayor_que_titular']],
]

const parejas: readonly Case[] = [
  ['a spouse of 16 today', { ...pareja, fechaNacimiento: '2010-10-07' }, []],
  ['a spouse of 16 tomorrow', { ...pareja, fechaNacimiento: '2010-10-08' }, ['conyuge_menor']],
  ['a civil partner of 18 today', { ...pareja, relacion: 6, fechaNacimiento: '2008-10-07' }, []],
  ['a civil partner of 18 tomorrow', { ...pareja, relacion: 6, fechaNacimiento: '2008-10-08' }, ['conviviente_menor']],
  ['a spouse older than the holder, as a medical charge', { ...pareja, fechaNacimiento: '1950-01-01', tipo: 'M' }, []],
]

const progenitores: readonly Case[] = [
  ['a parent of 65 today', { ...madre, fechaNacimiento: '1961-10-07' }, []],
  ['a parent of 65 tomorrow', { ...madre, fechaNacimiento: '1961-10-08' }, ['progenitor_sin_derecho']],
  ['the same as a medical charge', { ...madre, fechaNacimiento: '1961-10-08', tipo: 'M' }, []],
  [
    'the other parent of 65 tomorrow',
    { ...madre, relacion: 3, fechaNacimiento: '1961-10-08' },
    ['progenitor_sin_derecho'],
  ],
  [
    'a parent of the day of the holder',
    { ...madre, fechaNacimiento: TITULAR, tipo: 'M' },
    ['progenitor_menor_que_titular'],
  ],
  ['a parent younger than the holder', { ...madre, fechaNacimiento: '1990-01-01' }, ['progenitor_menor_que_titular']],
]

const otros: readonly Case[] = [
  ['other with words', otro, []],
  ['other without words', { ...otro, descripcionOtro: ' ' }, ['otro_sin_descripcion']],
  ['other as a legal charge', { ...otro, tipo: 'L' }, ['otro_no_legal']],
  [
    'other without words as a legal charge',
    { ...otro, descripcionOtro: '', tipo: 'L' },
    ['otro_sin_descripcion', 'otro_no_legal'],
  ],
  ['other born tomorrow', { ...otro, fechaNacimiento: '2026-10-08' }, ['nacimiento_futuro']],
]

describe.each([
  ['a child', hijos],
  ['a partner', parejas],
  ['a parent', progenitores],
  ['another', otros],
])('%s', (_who, casos) => {
  test.each(casos)('%s', (_what, uno, fallas) =>
    expect(revisaGrupo([uno], HOY, TITULAR)).toEqual(fallas.map((falla) => ({ indice: 0, falla }))),
  )
})

test.each<[string, BeneficiarioACotizar[], { indice: number; falla: FallaDelGrupo }[]]>([
  ['twins', [hijo, hijo], []],
  ['a whole family', [pareja, madre, { ...madre, relacion: 3 }, hijo, otro, { ...otro, descripcionOtro: 'Tío' }], []],
  ['spouse and civil partner', [pareja, { ...pareja, relacion: 6 }], [{ indice: 1, falla: 'dos_parejas' }]],
  ['two spouses', [pareja, hijo, pareja], [{ indice: 2, falla: 'dos_parejas' }]],
  ['first parent twice', [madre, madre], [{ indice: 1, falla: 'dos_progenitores_1' }]],
  [
    'second parent twice',
    [{ ...madre, relacion: 3 }, hijo, { ...madre, relacion: 3 }],
    [{ indice: 2, falla: 'dos_progenitores_2' }],
  ],
])('%s', (_title, grupo, fallas) => expect(revisaGrupo(grupo, HOY, TITULAR)).toEqual(fallas))

test('of a holder without birth date nothing is compared', () => {
  const grupo = [
    { ...madre, tipo: 'M' as const, fechaNacimiento: '2020-01-01' },
    { ...hijo, fechaNacimiento: '2016-01-01' },
  ]
  expect(revisaGrupo(grupo, HOY)).toEqual([])
})

test.each([
  ['2008-12-31', '2026-12-31', 'siempre'],
  ['2008-12-31', '2027-01-01', 'si estudia'],
  ['2002-01-01', '2026-12-31', 'si estudia'],
  ['2002-01-01', '2027-01-01', 'no'],
  ['2004-02-29', '2028-02-29', 'si estudia'],
])('a child born on %s is a legal charge on %s: %s', (nacimiento, hoy, expected) =>
  expect(derechoDelHijo(nacimiento, hoy)).toBe(expected),
)

test('only a child that is a legal charge by its studies is asked about them', () => {
  const joven = { ...hijo, fechaNacimiento: '2005-06-01' }
  expect(preguntaSiEstudia(joven, HOY)).toBe(true)
  for (const uno of [hijo, { ...joven, tipo: 'M' as const }, { ...joven, relacion: 1 as const }])
    expect(preguntaSiEstudia(uno, HOY)).toBe(false)
})

test('names and codes of the DS', () => {
  expect([tipoBeneficiarioDS('L'), tipoBeneficiarioDS('M')]).toEqual([2, 1])
  expect(etiquetaDe({ ...hijo, sexo: 'M' }, HOY)).toBe('Hijo, 10 años')
  expect(etiquetaDe(otro, HOY)).toBe('Sobrina, 10 años')
  expect(etiquetaDe({ ...hijo, sexo: 'F' }, HOY)).toBe('Hija, 10 años')
})
