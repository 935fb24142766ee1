import { estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { expect, test } from 'vitest'
import { avanceDe } from './avance.ts'

test.each(estadosDelProspecto)('%s says what comes next', (estado) => expect(avanceDe(estado).sigue).not.toBe(''))

test('one of a pair that waits says for whom', () => {
  const sigue = (estado: string, espera: 'otorga' | 'recibe') => avanceDe(estado, { espera }).sigue
  expect(sigue('Prospecto Ingresado', 'otorga')).toBe('Espera a quien otorga: avance primero con su proceso')
  expect(sigue('Cotización Finalizada', 'recibe')).toBe('Espera a quien recibe: avance primero con su proceso')
})

test('an Estado nobody knows shows no track', () =>
  expect(avanceDe('otro')).toEqual({ pasos: null, sigue: '', avanza: false, deOtro: false }))

test.each([
  ['Documentos Enviados', 'Sigue: corregir la irregularidad'],
  ['Contrato Suscrito', 'Contrato suscrito'],
])('an irregularity comes first, but of a case that is closed: %s', (estado, sigue) => {
  expect(avanceDe(estado, { incidencia: 'irregularidad' }).sigue).toBe(sigue)
})

test('a sale goes forward', () => {
  const road = ['Prospecto Ingresado', 'Cotización Finalizada', 'DS en Proceso', 'DS en Evaluación', 'DS Aceptada']
  const steps = [...road, 'Documentos Enviados', 'Contrato Suscrito'].map((estado) => avanceDe(estado).pasos ?? 0)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(steps.at(-1)).toBe(8)
})

test.each([
  ['postulante', 'Espera la firma del postulante', false],
  ['mesa', 'Espera la revisión de la mesa', false],
  ['devuelto', 'Sigue: corregir los documentos que devolvió la mesa', true],
] as const)('its papers say whose turn it is: %s', (turno, sigue, avanza) => {
  expect(avanceDe('Documentos Enviados', { firma: turno })).toMatchObject({ sigue, avanza })
})
