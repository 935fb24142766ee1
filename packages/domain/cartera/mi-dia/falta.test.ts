import { expect, test } from 'vitest'
import type { HechosDeLaVenta } from '../pasos.ts'
import { loQueFalta, tieneVariosPasos } from './falta.ts'

const base: HechosDeLaVenta = {
  activo: true,
  etapa: 'prospecto',
  conAntecedentes: false,
  conGrupo: false,
  etapaDS: null,
  resultadoDS: null,
  firma: null,
}

test.each<[Partial<HechosDeLaVenta>, string]>([
  [{}, 'Completar sus antecedentes'],
  [{ conAntecedentes: true }, 'Completar su grupo familiar'],
  [{ conAntecedentes: true, conGrupo: true }, 'Elegir su plan'],
])('of who was only entered, with %j: %s', (hechos, falta) => {
  expect(loQueFalta('Prospecto Ingresado', { ...base, ...hechos })).toBe(falta)
})

test.each([
  ['DS en Proceso', 'inicioManual', 'Completar los datos de la DS'],
  ['DS en Proceso', 'beneficiarios', 'Completar las preguntas de la DS'],
  ['DS en Proceso', 'firma', 'Enviar la DS firmada'],
  ['DS en Proceso', 'consideraciones', null],
  ['DS Aceptada', 'resultado', 'Finalizar la DS aceptada'],
  ['DS Aceptada', 'resumenCotizacion', 'Enviar los documentos a firma'],
  ['DS Aceptada', null, null],
] as const)('%s at %s: %s', (estado, etapaDS, falta) => {
  expect(loQueFalta(estado, { ...base, etapa: 'dsManualGenerada', etapaDS })).toBe(falta)
})

test('most Estados say it by themselves', () => {
  expect(tieneVariosPasos('DS en Revisión')).toBe(false)
  expect(tieneVariosPasos('DS Aceptada')).toBe(true)
})
