import { expect, test } from 'vitest'
import { estadosDelProspecto } from '../postulacion/estado.ts'
import { estadosSinFun } from './fun.ts'

test('open sales wait for a FUN; ended ones do not', () => {
  const esperan = estadosDelProspecto.filter((estado) => !estadosSinFun.some((sin) => sin === estado))
  expect(esperan).toEqual([
    'Prospecto Ingresado',
    'Resumen Compensado Pendiente',
    'Cotización Finalizada',
    'Invitación Enviada',
    'DS en Proceso',
    'DS en Evaluación',
    'DS en Revisión',
    'DS Aceptada',
    'DS Aceptada con Restricciones',
    'Documentos Enviados',
  ])
})
