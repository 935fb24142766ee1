import { uf } from '@alerce/domain/base/dinero/tipos'
import { describe, expect, test } from 'vitest'
import { reglaMontoUF } from '../../fichas/contrato/reglas-contractual.ts'
import { contractualMessages as m } from '../../messages/contrato/contractual.ts'
import { applyRules } from '../rules.ts'
import { type ContractualForm, contractualRules, type EntidadForm, revisaContractual } from './contractual.ts'

const empresa: EntidadForm = {
  tipoTrabajador: 1,
  rut: '76086428-5',
  razonSocial: 'Comercial Los Boldos SpA',
  domicilio: 'Av. Apoquindo 4501',
  telefono: '',
  correo: 'rrhh@empresa.example.cl',
  codigoRegion: 13,
  codigoCiudad: 131,
  codigoComuna: 13_114,
  montoDescuentoUF: '3,136',
}
const propia: EntidadForm = {
  ...empresa,
  ...{ tipoTrabajador: 4, rut: '', razonSocial: '', domicilio: '', correo: '' },
  ...{ codigoRegion: null, codigoCiudad: null, codigoComuna: null },
}
const form = (datosEmpleador: EntidadForm[], changes: Partial<ContractualForm> = {}): ContractualForm => ({
  ...{ codigoRegion: 13, codigoCiudad: 131, codigoComuna: 13_123, domicilio: 'Av. Providencia 1', codigoAfp: 35 },
  datosEmpleador,
  ...changes,
})

test('missing data is reported by field, the AFP with the rest', () => {
  const errores = applyRules(
    contractualRules,
    form([{ ...empresa, razonSocial: '' }], { codigoAfp: null, domicilio: '' }),
  )
  expect(errores).toEqual([
    { campo: 'domicilio', mensaje: m.domicilio.text },
    { campo: 'codigoAfp', mensaje: m.sinAfp.text },
    { campo: 'datosEmpleador.0.razonSocial', mensaje: m.incompleta.text },
  ])
  expect(applyRules(contractualRules, form([propia], { codigoAfp: null }))).toEqual([])
})

describe('before saving (spec 2 §5)', () => {
  const sinAfp = { codigoAfp: null }
  test.each([
    ['an employer, whole', form([empresa]), null],
    ['no AFP', form([empresa], sinAfp), m.sinAfp],
    ['no AFP with one voluntary entity', form([propia], sinAfp), null],
    ['no AFP with two voluntary entities', form([propia, propia], sinAfp), m.sinAfp],
    ['no AFP with one independent entity', form([{ ...propia, tipoTrabajador: 2 }], sinAfp), m.sinAfp],
    [
      'an independent entity without amount',
      form([{ ...propia, tipoTrabajador: 2, montoDescuentoUF: '' }]),
      m.sinMonto,
    ],
    ['an employer without address', form([{ ...empresa, domicilio: ' ' }]), m.incompleta],
    ['an employer without amount', form([{ ...empresa, montoDescuentoUF: '' }]), m.incompleta],
    ['one of two with 0', form([empresa, { ...propia, montoDescuentoUF: '0.0' }]), m.montoCero],
  ])('%s', (_title, values, expected) => {
    expect(revisaContractual(values, uf(values.datosEmpleador.length * 3.136))).toBe(expected)
  })

  test.each([
    [['3,135'], ' Faltan 0,001 UF.'],
    [['99,999'], ' Sobran 96,863 UF.'],
    [['1,568', '1.569'], ' Sobran 0,001 UF.'],
    [['1,568', '1.568'], null],
    [['1,568', '1.5689'], null],
  ])('of 3,136 UF the entities pay %j:%s', (montos, falla) => {
    const values = form(montos.map((montoDescuentoUF) => ({ ...empresa, montoDescuentoUF })))
    const expected = falla && { ...m.sumaDistinta, text: `${m.sumaDistinta.text}${falla}` }
    expect(revisaContractual(values, uf(3.136))).toEqual(expected)
  })
})

describe('at its field', () => {
  test('a whole form has no complaint; an own entity is asked for its amount alone', () => {
    expect(applyRules(contractualRules, form([empresa, propia]))).toEqual([])
  })

  test('an employer is asked for its place, a phone only when there is one', () => {
    const wrong = { ...empresa, codigoRegion: null, codigoCiudad: null, codigoComuna: null, telefono: '123' }
    expect(applyRules(contractualRules, form([wrong])).map(({ campo, mensaje }) => [campo, mensaje])).toEqual([
      ['datosEmpleador.0.telefono', 'Debe tener 9 números'],
      ['datosEmpleador.0.codigoRegion', m.region.text],
      ['datosEmpleador.0.codigoCiudad', m.ciudad.text],
      ['datosEmpleador.0.codigoComuna', m.comuna.text],
    ])
  })

  test.each([
    ['', m.monto],
    ['dos', m.montoSinDigitos],
    ['1.2.3', m.montoNumero],
    ['-1', m.montoNegativo],
    ['123', m.montoFormato],
    ['1,2345', m.montoFormato],
    ['1,', m.montoFormato],
  ])('an amount of «%s»', (typed, { text }) => {
    expect(reglaMontoUF(typed)).toBe(text)
  })

  test.each(['1', '1,5', '99.999', '2,075'])('an amount of «%s» is fine', (typed) => {
    expect(reglaMontoUF(typed)).toBeNull()
  })
})
