import { expect, test } from 'vitest'
import { admiteOtroCobro, cambioPorNoticia, type EstadoDeCobro, proximaConsulta, situacionDePago } from './cobro.ts'

const ahora = '2026-12-01T12:00:00.000Z'
const buena = { noticia: 'confirmado', mismoMonto: true, enPie: true, yaHecho: false } as const

test.each(['porAbrir', 'espera', 'rechazado', 'vencido'] as const)(
  'a confirmation of a charge in %s counts',
  (estado) => {
    expect(cambioPorNoticia({ ...buena, estado })).toEqual({ estado: 'confirmado', motivo: null })
  },
)

test.each(['pendiente', 'confirmado', 'rechazado', 'vencido'] as const)('a confirmed charge ignores %s', (noticia) => {
  expect(cambioPorNoticia({ ...buena, estado: 'confirmado', noticia })).toBeNull()
})

test.each([
  ['espera', 'rechazado', 'rechazado'],
  ['espera', 'vencido', 'vencido'],
  ['espera', 'pendiente', null],
  ['rechazado', 'vencido', null],
  ['vencido', 'rechazado', null],
] as const)('in %s, the notice %s leads to %s', (estado: EstadoDeCobro, noticia, lleva) => {
  expect(cambioPorNoticia({ ...buena, estado, noticia })?.estado ?? null).toBe(lleva)
})

test.each([
  ['another amount, before anything else', { mismoMonto: false, enPie: false, yaHecho: true }, 'monto'],
  ['a sale that asks for nothing', { enPie: false, yaHecho: true }, 'fuera'],
  ['a payment proved otherwise', { yaHecho: true }, 'doble'],
])('a confirmation with %s has no effect', (_title, hechos, motivo) => {
  expect(cambioPorNoticia({ ...buena, estado: 'espera', ...hechos })).toEqual({ estado: 'confirmado', motivo })
})

test('questions are further apart each time, and end', () => {
  expect(proximaConsulta(0, ahora)).toBe('2026-12-01T12:02:00.000Z')
  expect(proximaConsulta(6, ahora)).toBe('2026-12-04T12:00:00.000Z')
  expect(proximaConsulta(7, ahora)).toBeNull()
})

test.each([
  ['espera', '2026-12-01T12:00:01.000Z', false],
  ['espera', '2026-12-01T12:00:00.000Z', true],
  ['rechazado', '2026-12-01T12:00:01.000Z', true],
  ['confirmado', '2026-12-01T11:00:00.000Z', false],
] as const)('a charge in %s that runs out at %s: another one is %s', (estado, vence, otro) => {
  expect(admiteOtroCobro({ estado, vence }, '2026-12-01T12:00:00.000Z')).toBe(otro)
})

const abierto = '2026-12-01T13:00:00.000Z'
test.each([
  ['no charge, and a payment that is asked for', null, true, 'porPagar'],
  ['no charge, and a proof that came otherwise', null, false, null],
  ['a charge that waits', { estado: 'espera', vence: abierto }, true, 'espera'],
  ['a charge that waits, though a proof came meanwhile', { estado: 'espera', vence: abierto }, false, 'detenido'],
  ['a charge that waits for another amount', { estado: 'espera', vence: abierto, otroMonto: true }, true, 'detenido'],
  ['a charge of another amount that ran out', { estado: 'espera', vence: ahora, otroMonto: true }, true, 'vencido'],
  ['a charge that ran out unanswered', { estado: 'espera', vence: ahora }, true, 'vencido'],
  ['a charge that was refused', { estado: 'rechazado', vence: abierto }, true, 'rechazado'],
  ['a charge that was confirmed', { estado: 'confirmado', vence: ahora }, false, 'pagado'],
  ['a charge that had no effect', { estado: 'confirmado', motivo: 'doble', vence: ahora }, true, 'porRevisar'],
] as const)('%s: the situation of the payment', (_title, ultimo, sePide, situacion) => {
  const mismoMonto = !(ultimo && 'otroMonto' in ultimo)
  expect(situacionDePago({ ultimo: ultimo && { motivo: null, ...ultimo }, sePide, mismoMonto }, ahora)).toBe(situacion)
})
