import { describe, expect, test } from 'vitest'
import { estadosDelProspecto } from '../postulacion/estado.ts'
import { estadosPendientes } from './pendientes.ts'

/** Whether each Estado is in the pending list, with the reason. */
const decidido = {
  'Prospecto Ingresado': [false, 'no plan yet'],
  'Resumen Compensado Pendiente': [false, 'the plan of the pair is not confirmed yet'],
  'Cotización Finalizada': [true, 'a plan is confirmed'],
  'Invitación Enviada': [true, 'the applicant is to open it'],
  'Invitación Anulada': [true, 'to go on as a manual sale'],
  'DS en Proceso': [true, 'being answered'],
  'DS en Evaluación': [true, 'being evaluated'],
  'DS en Revisión': [true, 'background is wanted'],
  'DS Aceptada': [true, 'the contract is to be made'],
  'DS Aceptada con Restricciones': [true, 'to be accepted or refused'],
  'DS Rechazada': [false, 'rejected'],
  'DS Anulada': [false, 'cancelled'],
  'Renta Insuficiente': [true, 'another plan is to be chosen'],
  'Documentos Enviados': [true, 'the signed papers are wanted'],
  'Contrato Suscrito': [false, 'the contract is finished'],
  Inactivo: [false, 'not pursued'],
} as const

describe('the pending list', () => {
  test.each(Object.entries(decidido))('%s: %s', (estado, [pendiente]) =>
    expect(estadosPendientes.some((one) => one === estado)).toBe(pendiente),
  )

  test('decides on every Estado of the card', () =>
    expect(Object.keys(decidido).sort()).toEqual([...estadosDelProspecto].sort()))
})
