import { expect, test } from 'vitest'
import {
  detieneLaFirma,
  esDeLosPapeles,
  pideOtroDocumento,
  recibeEvidencia,
  rutaDeIrregularidad,
  situacionDeIrregularidad,
} from './irregularidad.ts'

test.each([
  ['of a signature', '11', true, '/documents-preview'],
  ['of a paper', '14', true, '/documents-preview'],
  ['of the identity', '10', true, '/postulant-datanew'],
  ['of the income, before the plan is confirmed', '12', false, '/postulant-data'],
  ['of a charge', '13', true, '/postulant-datanew'],
  ['of a code that is not known here', '99', true, '/postulant-datanew'],
])('%s', (_what, codigo, planConfirmado, ruta) => {
  expect(rutaDeIrregularidad(codigo, planConfirmado)).toBe(ruta)
})

test.each([
  [{ corregida: null, cerrada: null }, 'abierta'],
  [{ corregida: '2026-11-23T12:00:00.000Z', cerrada: null }, 'corregida'],
  [{ corregida: '2026-11-23T12:00:00.000Z', cerrada: '2026-11-23T13:00:00.000Z' }, 'cerrada'],
  [{ corregida: null, cerrada: '2026-11-23T13:00:00.000Z' }, 'cerrada'],
] as const)('%o is %s', (una, situacion) => {
  expect(situacionDeIrregularidad(una)).toBe(situacion)
})

test.each([
  ['abierta', 'asesor', 0, 'recibe'],
  ['abierta', 'asesor', 4, 'recibe'],
  ['abierta', 'asesor', 5, 'completa'],
  ['corregida', 'asesor', 0, 'fueraDeTurno'],
  ['corregida', 'mesa', 0, 'recibe'],
  ['cerrada', 'mesa', 0, 'fueraDeTurno'],
] as const)('%s, a file of %s with %i already there: %s', (situacion, lado, tiene, dicho) => {
  expect(recibeEvidencia(situacion, lado, tiene)).toBe(dicho)
})

test('only the codes of the document ask for another one, and belong to those of the papers', () => {
  const codigos = ['10', '11', '12', '13', '14', '15']
  expect([codigos.filter(esDeLosPapeles), codigos.filter(pideOtroDocumento)]).toEqual([['11', '14'], ['14']])
})

test.each([
  ['14', null, true],
  ['14', '2026-11-23T12:00:00.000Z', false],
  ['11', '2026-11-23T12:00:00.000Z', false],
  ['12', '2026-11-23T12:00:00.000Z', true],
] as const)('code %s put right at %s keeps the signature: %s', (codigo, corregida, detiene) => {
  expect(detieneLaFirma({ codigo, corregida })).toBe(detiene)
})
