import { expect, test } from 'vitest'
import { ventaNueva } from '../../testing/venta-nueva.ts'
import type { HechosDeLaVenta } from '../pasos.ts'
import { loQueFalta } from './falta.ts'

test.each<[Partial<HechosDeLaVenta>, string]>([
  [{}, 'Completar sus antecedentes'],
  [{ conAntecedentes: true }, 'Completar su grupo familiar'],
  [{ conAntecedentes: true, conGrupo: true }, 'Elegir su plan'],
])('of a prospecto just entered, with %j: %s', (hechos, falta) => {
  expect(loQueFalta('Prospecto Ingresado', { ...ventaNueva, ...hechos })).toBe(falta)
})

test.each([
  ['DS en Proceso', 'inicioManual', 'Completar los datos de la DS'],
  ['DS en Proceso', 'beneficiarios', 'Completar las preguntas de la DS'],
  ['DS en Proceso', 'firma', 'Enviar la DS firmada'],
  ['DS en Proceso', 'consideraciones', null],
  ['DS Aceptada', 'resultado', 'Finalizar la DS aceptada'],
  ['DS en Evaluación', 'resultado', null],
  ['DS Aceptada', null, null],
] as const)('%s at %s: %s', (estado, etapaDS, falta) => {
  expect(loQueFalta(estado, { ...ventaNueva, etapa: 'dsManualGenerada', etapaDS })).toBe(falta)
})

test.each([
  ['Cotización Finalizada', null, 'Enviar la invitación al postulante'],
  ['DS en Proceso', 'cotizante', null],
  ['DS en Proceso', 'resumenDeclaracion', null],
  ['DS en Proceso', 'contactarEjecutivo', 'Corregir la renta con el postulante'],
  ['DS Aceptada', 'resultado', 'Finalizar la DS aceptada'],
  ['DS Aceptada', 'dsFinalizada', 'Completar los datos contractuales'],
] as const)('of an electronic sale, %s at %s: %s', (estado, etapaDS, falta) => {
  expect(loQueFalta(estado, { ...ventaNueva, tipoVenta: 'E', etapa: 'invitacionEnviada', etapaDS })).toBe(falta)
})
