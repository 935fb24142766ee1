import { expect, test } from 'vitest'
import type { EtapaDS } from '../etapas.ts'
import { respondeElPostulante, type SituacionDelPostulante, situacionDelPostulante } from './seguimiento.ts'

test.each<[EtapaDS, number | null, SituacionDelPostulante]>([
  ['resultado', 0, 'enEvaluacion'],
  ['resultado', 6, 'enEvaluacion'],
  ['resultado', 1, 'autorizada'],
  ['resultado', 2, 'restringida'],
  ['resultado', 3, 'antecedentes'],
  ['resultado', 7, 'antecedentesRenta'],
  ['resultado', 4, 'rechazada'],
  ['resultado', 5, 'anulada'],
  ['resultado', 8, 'rentaInsuficiente'],
  ['rechazadoRestricciones', 2, 'restriccionesRechazadas'],
  ['rechazado', 4, 'rechazada'],
  ['noVigente', 8, 'rentaInsuficiente'],
  ['noVigente', 1, 'vencida'],
  ['noVigente', 3, 'vencida'],
  // a finished declaration precedes its result
  ['dsFinalizada', 2, 'aceptada'],
  ['resumenCotizacion', 1, 'aceptada'],
  ['firmaDocumentos', 1, 'porFirmar'],
  ['firmaIsapre', 1, 'firmada'],
  ['terminado', 1, 'suscrita'],
])('%s with %s is %s', (etapa, resultado, situacion) => {
  expect(situacionDelPostulante({ etapa, resultado, rentaPromedio: 900_000 })).toBe(situacion)
})

test.each(['resultado', 'noVigente'] as const)(
  'of an income that no paper showed, in %s, nothing was too little',
  (etapa) => {
    expect(situacionDelPostulante({ etapa, resultado: 8, rentaPromedio: null })).toBe('rentaSinRespaldo')
  },
)

test('restrictions and background are answered by the applicant, and by nobody for them', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(respondeElPostulante)).toEqual([2, 3, 7])
})
