import { pesos, valorUF } from '@alerce/domain/base/dinero/tipos'
import { describe, expect, test } from 'vitest'
import { type CotizarValues, conBusqueda, falta, payloadOf, revisaRango, startCotizar } from './values.ts'

const limites = {
  minimoMonto: pesos(105_000),
  maximoMonto: pesos(330_000),
  rentaImponible: pesos(1_500_000),
  monto: pesos(105_000),
  uf: { valor: valorUF(41_098.15), fecha: '05-10-2026', referencia: false },
  soloManual: false,
}
const values = (part: Partial<CotizarValues> = {}): CotizarValues => ({ ...startCotizar(1, limites, 13), ...part })

test('it begins with the widest range and the region of the applicant', () => {
  expect(values()).toMatchObject({ codigoRegion: '13', minimoPlan: 105_000, maximoPlan: 330_000, planId: '' })
})

const busqueda = {
  flujo: 1 as const,
  minimoPlan: pesos(120_000),
  maximoPlan: pesos(200_000),
  planId: null,
  besId: null,
  codigoRegion: 5,
  region: 'Valparaíso',
  codigoPrestador: 9,
  prestador: 'Clínica',
  hospitalario: 90,
  ambulatorio: 70,
  montoAdicionalMax: pesos(20_000),
}

test('the criteria of the last search are restored', () => {
  expect(conBusqueda(values(), busqueda)).toMatchObject({
    minimoPlan: 120_000,
    maximoPlan: 200_000,
    codigoRegion: '5',
    codigoPrestador: '9',
    bonificacion: '90-70',
    adicionalVoluntario: true,
    montoAdicionalMax: 20_000,
  })
  expect(conBusqueda(values(), { ...busqueda, montoAdicionalMax: null })).toMatchObject({ adicionalVoluntario: false })
  const manual = { ...busqueda, flujo: 2 as const, planId: 4, codigoRegion: null }
  expect(conBusqueda(values(), manual)).toMatchObject({ flujo: 2, planId: '4', codigoRegion: '13' })
  expect(conBusqueda(values(), null)).toEqual(values())
})

test('the manual-only flow is kept, within the same range', () => {
  expect(conBusqueda(startCotizar(2, limites, 13), busqueda)).toMatchObject({
    flujo: 2,
    minimoPlan: 120_000,
    planId: '',
  })
})

test.each<[string, Partial<CotizarValues>, string | null]>([
  ['flow 1 needs a region', { codigoRegion: '' }, 'La region es obligatorio'],
  ['flow 1 needs nothing else', {}, null],
  ['an additional amount must be entered', { adicionalVoluntario: true }, 'Indique el monto adicional en pesos'],
  ['more than nothing', { adicionalVoluntario: true, montoAdicionalMax: 0 }, 'Indique el monto adicional en pesos'],
  ['and has said it', { adicionalVoluntario: true, montoAdicionalMax: 20_000 }, null],
  ['flow 2 needs a plan', { flujo: 2, codigoRegion: '' }, 'La plan es obligatorio'],
  ['flow 2 with its plan', { flujo: 2, planId: '4', codigoRegion: '' }, null],
])('%s', (_, part, text) => {
  expect(falta(values(part))).toBe(text)
})

const outside = 'El rango debe estar entre el monto legal obligatorio y el máximo que permite la renta'
test.each([
  ['the limits themselves', 105_000, 330_000, []],
  ['a peso below', 104_999, 330_000, [outside]],
  ['a peso above', 105_000, 330_001, [outside]],
  ['an empty end', null, 330_000, [outside]],
  ['ends that cross', 200_000, 150_000, ['El mínimo del rango no puede ser mayor al máximo']],
])('the range: %s', (_, minimoPlan, maximoPlan, texts) => {
  expect(revisaRango({ minimoPlan, maximoPlan }, limites).map(({ mensaje }) => mensaje)).toEqual(texts)
})

describe('payload', () => {
  test('flow 1 asks for suggestions', () => {
    expect(payloadOf(12, values({ codigoPrestador: '8', bonificacion: '90-70' }))).toEqual({
      prospectoId: 12,
      esSugerencia: 'S',
      codigoRegion: '13',
      codigoPrestador: 8,
      porcentajeBonificacionId: { hospitalario: 90, ambulatorio: 70 },
      adicionalVoluntario: false,
      montoAdicionalMax: null,
    })
  })

  test('the amount above the 7 % is sent only while it is chosen', () => {
    const said = values({ adicionalVoluntario: true, montoAdicionalMax: 20_000 })
    expect(payloadOf(12, said)).toMatchObject({ adicionalVoluntario: true, montoAdicionalMax: 20_000 })
    expect(payloadOf(12, { ...said, adicionalVoluntario: false })).toMatchObject({ montoAdicionalMax: null })
  })

  test('an empty choice is sent as null', () => {
    expect(payloadOf(12, values())).toMatchObject({ codigoPrestador: null, porcentajeBonificacionId: null })
  })

  test('flow 2 names the plan', () => {
    expect(payloadOf(12, values({ flujo: 2, planId: '4', besId: '41' }))).toEqual({
      prospectoId: 12,
      esSugerencia: 'N',
      planId: '4',
      besId: 41,
    })
  })
})
