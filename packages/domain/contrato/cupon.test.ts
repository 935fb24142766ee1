import { describe, expect, test } from 'vitest'
import { pesos } from '../base/dinero/tipos.ts'
import { hayCupon, mesDelCupon, referenciaDelCupon } from './cupon.ts'
import { primerMes } from './vigencia.ts'

describe('the coupon', () => {
  test.each([
    ['I', [101, 19], true],
    ['V', [22], true],
    ['I', [15, 101], false],
    ['D', [19], false],
    ['P', [22], false],
    ['', [19], false],
    ['V', [], false],
  ] as const)('of %s with entries %j: %s', (tipo, entradas, hay) => {
    expect(hayCupon(tipo, entradas)).toBe(hay)
  })

  test.each([
    ['2026-11-28', '2026-11-28', '202612'],
    ['2026-12-31', '2026-12-31', '202701'],
    ['2026-12-02', '2026-11-28', '202612'],
    ['2027-02-10', '2026-11-28', '202702'],
  ])('sent on %s, of a contract issued on %s, pays %s: never a month before the contract', (hoy, emision, mes) => {
    expect(mesDelCupon(hoy, emision)).toBe(mes)
    expect(mes >= primerMes(emision)).toBe(true)
  })

  test('has one reference for each amount, payer and month', () => {
    const cobro = { folio: 5_000_000_018, entidadId: 7, mes: '202612', pesos: pesos(265_336) }
    expect(referenciaDelCupon(cobro)).toBe('5000000018-7-202612-265336')
    const otros = [
      { ...cobro, pesos: pesos(377_623) },
      { ...cobro, entidadId: 8 },
      { ...cobro, mes: '202701' },
      { ...cobro, folio: 5_000_000_019 },
    ]
    expect(new Set([cobro, ...otros].map(referenciaDelCupon)).size).toBe(5)
    expect(referenciaDelCupon({ ...cobro })).toBe(referenciaDelCupon(cobro))
  })
})
