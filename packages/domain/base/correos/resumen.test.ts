import { expect, test } from 'vitest'
import { direccionDeBaja, tocaResumen } from './resumen.ts'

const LEIDO_AYER = '2026-10-06T15:00:00.000Z'
const base = { hora: 8, enDescanso: false, resumidoHasta: LEIDO_AYER }
const sin = new Set<string>()

// Santiago is three hours behind in October; 7 October 2026 is a Wednesday
test.each([
  ['no hour chosen', { ...base, hora: null }, '2026-10-07T11:00:00.000Z', sin, false],
  ['before the hour', base, '2026-10-07T10:59:59.000Z', sin, false],
  ['at the hour', base, '2026-10-07T11:00:00.000Z', sin, true],
  ['hours later, after a stop of the server', base, '2026-10-07T20:30:00.000Z', sin, true],
  ['told this morning', { ...base, resumidoHasta: '2026-10-07T11:00:00.000Z' }, '2026-10-07T12:00:00.000Z', sin, false],
  [
    'turned on after the hour of today',
    { ...base, resumidoHasta: '2026-10-07T13:00:00.000Z' },
    '2026-10-07T14:00:00.000Z',
    sin,
    false,
  ],
  [
    'turned on before the hour of today',
    { ...base, resumidoHasta: '2026-10-07T10:00:00.000Z' },
    '2026-10-07T11:00:00.000Z',
    sin,
    true,
  ],
  ['a Sunday', base, '2026-10-11T11:00:00.000Z', sin, false],
  ['a Sunday, asked for', { ...base, enDescanso: true }, '2026-10-11T11:00:00.000Z', sin, true],
  ['a holiday of the law (12 October)', base, '2026-10-12T11:00:00.000Z', sin, false],
  ['a holiday that an operator added', base, '2026-10-07T11:00:00.000Z', new Set(['2026-10-07']), false],
  ['the evening in Santiago, already tomorrow in UTC', base, '2026-10-08T01:00:00.000Z', sin, true],
])('%s', (_when, resumen, ahora, feriados, toca) => {
  expect(tocaResumen(resumen, ahora, feriados)).toBe(toca)
})

test.each([
  ['Para dejarlo: https://panel.cl/postulacion/resumen#enlace=7-a_b-C', 'https://panel.cl/baja/7-a_b-C'],
  ['Vea https://panel.cl/postulacion/reserva#enlace=7-abc', null],
  ['Sin enlace', null],
])('%s: %s', (texto, direccion) => {
  expect(direccionDeBaja(texto)).toBe(direccion)
})
