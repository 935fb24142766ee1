import { expect, test } from 'vitest'
import {
  compararUf,
  esFuenteCaida,
  faltaLaDeManana,
  mesesPorPedir,
  tocaTraer,
  ultimaPublicada,
} from './uf-por-traer.ts'

test.each([
  ['2026-12-01', '2026-12-09', ['2026-12']],
  ['2026-12-08', '2026-12-09', ['2026-12']],
  ['2026-12-09', '2026-12-09', ['2026-12', '2027-01']],
  ['2026-12-10', '2027-01-09', ['2026-12', '2027-01']],
  ['2026-01-31', '2026-02-09', ['2026-01', '2026-02']],
])('on %s the UF is published up to %s, in the months %o', (hoy, hasta, meses) => {
  expect(ultimaPublicada(hoy)).toBe(hasta)
  expect(mesesPorPedir(hoy)).toEqual(meses)
})

test.each([
  [null, '2026-12-01', true],
  ['2026-12-01', '2026-12-01', true],
  ['2026-12-02', '2026-12-01', false],
  // Those from the 10th on are published in the course of the 9th
  ['2026-12-09', '2026-12-09', false],
  ['2026-12-09', '2026-12-10', true],
  ['2027-01-09', '2026-12-31', false],
])('with the UF up to %s, on %s that of tomorrow is missing: %s', (hasta, hoy, falta) => {
  expect(faltaLaDeManana(hasta, hoy)).toBe(falta)
})

test.each([
  [null, false],
  ['2026-12-01T06:00:01.000Z', false],
  ['2026-12-01T06:00:00.000Z', true],
])('a source that fails since %s is down at noon: %s', (desde, caida) => {
  expect(esFuenteCaida(desde, '2026-12-01T12:00:00.000Z')).toBe(caida)
})

test.each([
  ['asked yesterday', { hasta: '2026-12-09', exito: '2026-11-30' }, '2026-12-01', true],
  ['asked today and complete', { hasta: '2026-12-09', exito: '2026-12-01' }, '2026-12-01', false],
  ['asked today and a day is missing', { hasta: '2026-12-05', exito: '2026-12-01' }, '2026-12-01', true],
  ['on the 9th before the new ones', { hasta: '2026-12-09', exito: '2026-12-09' }, '2026-12-09', true],
  ['on the 9th with the new ones', { hasta: '2027-01-09', exito: '2026-12-09' }, '2026-12-09', false],
  ['never asked', { hasta: null, exito: null }, '2026-12-01', true],
])('%s: the source is asked: %s', (_title, estado, hoy, toca) => {
  expect(tocaTraer(estado, hoy)).toBe(toca)
})

test('days are new, equal or different from the loaded ones', () => {
  const cargadas = new Map([
    ['2026-12-01', '38100.00'],
    ['2026-12-02', '38110.50'],
  ])
  const traidas = [
    { fecha: '2026-12-01', valor: '38100.00' },
    { fecha: '2026-12-02', valor: '38110.51' },
    { fecha: '2026-12-03', valor: '38120.00' },
  ]
  expect(compararUf(traidas, cargadas)).toEqual({ nuevas: [traidas[2]], distintas: [traidas[1]] })
})
