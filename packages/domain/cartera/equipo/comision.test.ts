import { describe, expect, test } from 'vitest'
import { uf } from '../../base/dinero/tipos.ts'
import { type ContratoConComision, comisionDe, type ReglaDeComision, reglaDeComision } from './comision.ts'

const regla = (more: Partial<ReglaDeComision>): ReglaDeComision => ({
  tipoPlan: 'T',
  ufDesde: uf(0),
  porcentaje: null,
  uf: null,
  desde: '2026-01-01',
  hasta: null,
  ...more,
})
const deTodos = regla({ porcentaje: 50 })
const tramo = regla({ ufDesde: uf(4), porcentaje: 60 })
const nueva = regla({ porcentaje: 40, desde: '2026-07-01' })
const colectivo = regla({ tipoPlan: 'C', uf: uf(1.5) })
const compensadoAlto = regla({ tipoPlan: 'S', ufDesde: uf(5), porcentaje: 70 })
const breve = regla({ tipoPlan: 'N', porcentaje: 90, desde: '2026-03-01', hasta: '2026-03-31' })
const reglas = [deTodos, tramo, nueva, colectivo, compensadoAlto, breve]

const contrato = (more: Partial<ContratoConComision>): ContratoConComision => ({
  fecha: '2026-05-10',
  tipoPlan: 'N',
  totalUF: uf(3),
  ...more,
})

describe('the rule of a contract', () => {
  test.each<[string, Partial<ContratoConComision>, ReglaDeComision | null]>([
    ['of any type, below the band', {}, deTodos],
    ['at the first UF of a band', { totalUF: uf(4) }, tramo],
    ['just below a band', { totalUF: uf(3.999) }, deTodos],
    ['of its own type, before that of all', { tipoPlan: 'C', totalUF: uf(8) }, colectivo],
    ['of all, where its own type begins higher', { tipoPlan: 'S', totalUF: uf(4.5) }, tramo],
    ['of its own type from its band on', { tipoPlan: 'S', totalUF: uf(5) }, compensadoAlto],
    ['on its first day', { fecha: '2026-07-01' }, nueva],
    ['the day before another begins', { fecha: '2026-06-30' }, deTodos],
    ['on the last day of one that ends', { fecha: '2026-03-31' }, breve],
    ['the day after its end', { fecha: '2026-04-01' }, deTodos],
    ['before any rule', { fecha: '2025-12-31' }, null],
    ['without a price', { totalUF: null }, null],
  ])('%s', (_which, more, esperada) => {
    expect(reglaDeComision(contrato(more), reglas)).toBe(esperada)
  })
})

describe('the commission', () => {
  test.each([
    [uf(3), deTodos, 1.5],
    [uf(3.333), tramo, 2],
    [uf(2.345), regla({ porcentaje: 62.5 }), 1.466],
    [uf(8), colectivo, 1.5],
  ])('of %s UF', (totalUF, suya, esperada) => {
    expect(comisionDe(contrato({ totalUF }), suya)).toBe(esperada)
  })

  test('without a rule or a price is unknown, not zero', () => {
    expect(comisionDe(contrato({}), null)).toBeNull()
    expect(comisionDe(contrato({ totalUF: null }), deTodos)).toBeNull()
  })
})
