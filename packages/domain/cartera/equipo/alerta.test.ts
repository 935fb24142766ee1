import { expect, test } from 'vitest'
import { estadosDelProspecto, estadosDeVentaCerrada } from '../../postulacion/estado.ts'
import { alcanzadasDesde, alcanzanDesde, estadosDeAlerta, seAvisaLaMeta, seComparaLaMeta } from './alerta.ts'

test('each open Estado has one alert', () => {
  const abiertos = estadosDelProspecto.filter((estado) => !estadosDeVentaCerrada.includes(estado))
  expect(Object.values(estadosDeAlerta).flat().toSorted()).toEqual(abiertos.toSorted())
})

test.each([
  [1, '2026-12-15', '2026-12-15'],
  [5, '2026-12-15', '2026-12-11'],
  [30, '2026-03-01', '2026-01-31'],
])('%i days on %s: Estados that began before %s', (dias, hoy, antesDe) => {
  expect(alcanzanDesde(dias, hoy)).toBe(antesDe)
})

test('a sale is told on one day, even when a day had no round', () => {
  const [lunes, martes, jueves] = ['2026-12-14', '2026-12-15', '2026-12-17'] as const
  const uno = alcanzadasDesde(5, lunes, martes)
  const otro = alcanzadasDesde(5, martes, jueves)
  expect(uno).toEqual({ desde: '2026-12-10', hasta: '2026-12-11' })
  expect(otro).toEqual({ desde: uno.hasta, hasta: '2026-12-13' })
  expect(alcanzadasDesde(5, martes, martes)).toEqual({ desde: uno.hasta, hasta: uno.hasta })
})

test.each([
  ['2026-12-18', '2026-12-19', false, false],
  ['2026-12-19', '2026-12-20', true, true],
  ['2026-12-19', '2026-12-23', true, true],
  ['2026-12-20', '2026-12-21', true, false],
  ['2026-11-30', '2026-12-20', true, true],
  ['2026-12-31', '2027-01-02', false, false],
])('goal at day 20, told up to %s, on %s: compared %s, told %s', (avisado, hoy, compara, avisa) => {
  expect([seComparaLaMeta(20, hoy), seAvisaLaMeta(20, avisado, hoy)]).toEqual([compara, avisa])
})
