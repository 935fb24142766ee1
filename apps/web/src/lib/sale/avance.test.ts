import { estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { expect, test } from 'vitest'
import { avanceDe } from './avance.ts'

const turno = { actua: 'asesor', paso: 'Elegir su plan' } as const

test('a step of the advisor can advance; steps of others are only shown', () => {
  const estado = 'Prospecto Ingresado'
  expect(avanceDe({ estado, turno })).toMatchObject({ sigue: 'Sigue: elegir su plan', avanza: true })
  for (const actua of ['postulante', 'contraloria', 'mesa', 'pareja', 'nadie'] as const)
    expect(avanceDe({ estado, turno: { actua, paso: 'Espera' } })).toMatchObject({ sigue: 'Espera', avanza: false })
})

test('an Estado nobody knows shows no track', () => expect(avanceDe({ estado: 'otro', turno }).pasos).toBeNull())

test('a sale goes forward', () => {
  const road = ['Prospecto Ingresado', 'Cotización Finalizada', 'DS en Proceso', 'DS en Evaluación', 'DS Aceptada']
  const steps = [...road, 'Documentos Enviados', 'Contrato Suscrito'].map(
    (estado) => avanceDe({ estado, turno }).pasos ?? 0,
  )
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(steps.at(-1)).toBe(8)
})

test.each(estadosDelProspecto)('%s is known', (estado) => {
  const ended = ['DS Rechazada', 'DS Anulada', 'Inactivo'].includes(estado)
  expect(avanceDe({ estado, turno }).pasos === null).toBe(ended)
})
