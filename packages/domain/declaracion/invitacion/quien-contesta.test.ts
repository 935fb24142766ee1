import { expect, test } from 'vitest'
import { etapasDS } from '../etapas.ts'
import { contestaElPostulante, esDeQuienContesta } from './quien-contesta.ts'

test('who was invited answers alone; a paper one is typed by the advisor', () => {
  expect([contestaElPostulante({ tipoVenta: 'E' }), contestaElPostulante({ tipoVenta: 'M' })]).toEqual([true, false])
})

test('what is answered goes from the holder to the signature', () => {
  expect(etapasDS.filter(esDeQuienContesta)).toEqual([
    'cotizante',
    'beneficiarios',
    'preguntas',
    'resumenAntecedentes',
    'resumenDeclaracion',
    'firma',
  ])
})
