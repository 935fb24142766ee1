import { describe, expect, test } from 'vitest'
import { estadosDelProspecto } from '../postulacion/estado.ts'
import { estadosSinFun, type FaltaFun, revisaFun } from './fun.ts'

const HOY = '2026-10-07'

describe('the dates of a FUN', () => {
  test.each<[string, string, string, FaltaFun | null, FaltaFun | null]>([
    ['received and not processed', '2026-10-01', '', null, null],
    ['received today', HOY, '', null, null],
    ['received and processed today', HOY, HOY, null, null],
    ['processed on the day it was received', '2026-10-01', '2026-10-01', null, null],
    ['processed later', '2026-09-14', '2026-09-28', null, null],
    ['nothing at all', '', '', 'sinFecha', null],
    ['processed without having been received', '', '2026-10-01', 'sinFecha', null],
    ['received tomorrow', '2026-10-08', '', 'futuro', null],
    ['processed tomorrow', '2026-10-01', '2026-10-08', null, 'futuro'],
    ['both tomorrow', '2026-10-08', '2026-10-08', 'futuro', 'futuro'],
    ['processed the day before', '2026-10-02', '2026-10-01', null, 'antesDeRecibir'],
    ['received tomorrow, processed today', '2026-10-08', HOY, 'futuro', 'antesDeRecibir'],
  ])('%s', (_title, recibido, procesado, deRecibido, deProcesado) => {
    expect(revisaFun({ recibido, procesado }, HOY)).toEqual({ recibido: deRecibido, procesado: deProcesado })
  })
})

test('whoever can still go on waits for a FUN; who ended does not', () => {
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
