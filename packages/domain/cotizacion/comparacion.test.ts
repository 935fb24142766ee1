import { expect, test } from 'vitest'
import { factor, pesos, uf } from '../base/dinero/tipos.ts'
import { comparar, type PlanComparado } from './comparacion.ts'

const bosque: PlanComparado = {
  nombre: 'Alerce Bosque 90',
  codigo: 'ALBQ261004',
  libreEleccion: false,
  hospitalario: 90,
  ambulatorio: 70,
  precioBaseUF: uf(2.34),
  factorGrupoFamiliar: factor(2.6),
  precioPlanUF: uf(6.084),
  precioGesUF: uf(2.924),
  caecUF: uf(0),
  totalUF: uf(9.008),
  totalPesos: pesos(370_212),
  red: [{ prestador: 'Clínica Indisa', hospitalario: 90, ambulatorio: 70 }],
  especiales: [{ nombre: 'Matrona en casa', precioUF: uf(0.12) }],
}
const laguna: PlanComparado = {
  ...bosque,
  nombre: 'Alerce Laguna 100',
  hospitalario: 100,
  precioBaseUF: uf(2.5),
  precioPlanUF: uf(6.5),
  totalUF: uf(9.424),
  totalPesos: pesos(387_309),
  red: [
    { prestador: 'Clínica Dávila', hospitalario: 100, ambulatorio: 70 },
    { prestador: 'Clínica Indisa', hospitalario: 80, ambulatorio: 60 },
  ],
  especiales: [],
}

const filas = (...planes: PlanComparado[]) =>
  comparar(planes).flatMap(({ titulo, filas: de }) =>
    de.map(({ concepto, celdas, difiere, mejores }) => [titulo, concepto, celdas.join(' | '), difiere, mejores]),
  )

test('every part of the price, the cover of each provider and exclusive ones, the differences marked', () => {
  expect(filas(bosque, laguna)).toEqual([
    ['Precio mensual', 'Precio base (UF)', '2,340 | 2,500', true, []],
    ['Precio mensual', '× Factor Grupo Familiar', '2,6 | 2,6', false, []],
    ['Precio mensual', 'Precio Plan Complementario (UF)', '6,084 | 6,500', true, []],
    ['Precio mensual', 'Precio GES (UF)', '2,924 | 2,924', false, []],
    ['Precio mensual', 'Precio CAEC (UF)', '0,000 | 0,000', false, []],
    ['Precio mensual', 'Total (UF)', '9,008 | 9,424', true, [0]],
    ['Precio mensual', 'Total en pesos', '$\u00a0370.212 | $\u00a0387.309', true, []],
    ['Cobertura', 'Modalidad', 'Preferente | Preferente', false, []],
    ['Cobertura', 'Hospitalaria', '90 % | 100 %', true, [1]],
    ['Cobertura', 'Ambulatoria', '70 % | 70 %', false, []],
    ['Hospitalaria y ambulatoria por prestador', 'Clínica Indisa', '90 % · 70 % | 80 % · 60 %', true, []],
    ['Hospitalaria y ambulatoria por prestador', 'Clínica Dávila', '— | 100 % · 70 %', true, []],
    ['Beneficios propios del plan (UF)', 'Matrona en casa', '0,120 | —', true, []],
  ])
})

test('of two that are best alike both are marked; where all are alike none is, and a part without lines is left out', () => {
  const dos = filas(bosque, { ...bosque, especiales: [] }, laguna)
  expect(dos.find(([, concepto]) => concepto === 'Total (UF)')).toEqual([
    'Precio mensual',
    'Total (UF)',
    '9,008 | 9,008 | 9,424',
    true,
    [0, 1],
  ])
  const solo = { ...bosque, red: [], especiales: [] }
  expect(comparar([solo, solo]).map(({ titulo }) => titulo)).toEqual(['Precio mensual', 'Cobertura'])
  expect(filas(solo, solo).every(([, , , difiere, mejores]) => !difiere && (mejores as number[]).length === 0)).toBe(
    true,
  )
})

test('a plan of free choice covers any provider at its own percentages', () => {
  const libre = { ...laguna, libreEleccion: true, red: [] }
  expect(filas(bosque, libre).find(([, concepto]) => concepto === 'Clínica Indisa')?.[2]).toBe(
    '90 % · 70 % | 100 % · 70 %',
  )
})
