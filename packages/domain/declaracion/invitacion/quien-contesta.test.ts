import { expect, test } from 'vitest'
import { etapasDS } from '../etapas.ts'
import { contestaElPostulante, esDeQuienContesta } from './quien-contesta.ts'

test('an invited applicant answers alone; a manual declaration is typed by the advisor', () => {
  expect([contestaElPostulante({ tipoVenta: 'E' }), contestaElPostulante({ tipoVenta: 'M' })]).toEqual([true, false])
})

test('the stages of answering go from the holder to the signature', () => {
  expect(etapasDS.filter(esDeQuienContesta)).toEqual([
    'cotizante',
    'beneficiarios',
    'preguntas',
    'resumenAntecedentes',
    'resumenDeclaracion',
    'firma',
  ])
})
