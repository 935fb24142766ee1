import { vacio } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import type { AntecedentesForm, EmpleadorForm } from '@alerce/contract/forms/postulacion/antecedentes'
import { applyRules } from '@alerce/contract/forms/rules'
import { describe, expect, test } from 'vitest'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { payloadOf, rulesOn, valuesOf } from './values.ts'

const RUT = '16.482.305-9'
const row = (tipoTrabajador: string, rut = ''): EmpleadorForm => ({
  ...vacio(empleador),
  tipoTrabajador,
  rut,
  remuneracionImponible: 0,
})

describe('form values of the saved data', () => {
  test('dates, ruts and codes take the shape of their fields', () => {
    expect(
      valuesOf(datosDe({ isapreActual: 0, codigoRegion: 13, codigoCiudad: null, fechaNacimiento: '19-04-1984' })),
    ).toMatchObject({
      rut: RUT,
      fechaNacimiento: '1984-04-19',
      isapreActual: '0',
      codigoRegion: '13',
      codigoCiudad: '',
    })
  })

  test('a prospect without employers has an empty row, and a manual sale', () => {
    const values = valuesOf(datosDe({ empleadores: [], tipoVenta: null }))
    expect(values.empleadores).toEqual([{ tipoTrabajador: '', rut: '', remuneracionImponible: '' }])
    expect(values.tipoVenta).toBe('M')
  })
})

describe('payload', () => {
  const sent = (part: Partial<AntecedentesForm>) => {
    const datos = datosDe()
    return payloadOf({ ...valuesOf(datos), ...part }, datos)
  }

  test('names the prospect and the version that was read', () => {
    expect(sent({})).toMatchObject({ prospectoId: 12, version: 3, fechaNacimiento: '19-04-1984' })
  })

  test.each<[string, Partial<AntecedentesForm>, object]>([
    [
      'a passport travels without the rut',
      { tipoDocumento: 'P', numeroPasaporte: 'AB123456' },
      { rut: '', numeroPasaporte: 'AB123456' },
    ],
    ['a rut travels without the passport', { numeroPasaporte: 'AB123456' }, { rut: RUT, numeroPasaporte: '' }],
    ['the agreement only with a collective plan', { codColectivo: '2' }, { codColectivo: '' }],
    ['the agreement of a collective plan', { tipoPlan: 'C', codColectivo: '2' }, { codColectivo: '2' }],
    [
      'a reason only for an inactive person',
      { motivoProspecto: 'viaje', entrevistado: true },
      { motivoProspecto: '', entrevistado: null },
    ],
    [
      'the reason of an inactive person',
      { activo: false, motivoProspecto: 'viaje', entrevistado: true },
      { motivoProspecto: 'viaje', entrevistado: true },
    ],
    ['rows that nobody filled in stay behind', { empleadores: [row('')] }, { empleadores: [] }],
    ['an independent worker is their own employer', { empleadores: [row('I')] }, { empleadores: [{ rut: RUT }] }],
  ])('%s', (_, part, expected) => {
    expect(sent(part)).toMatchObject(expected)
  })
})

describe('the rules', () => {
  const problems = (part: Partial<AntecedentesForm>) => {
    const values = { ...valuesOf(datosDe()), ...part }
    return applyRules(rulesOn('2026-10-05')(values), values).map(({ mensaje }) => mensaje)
  }

  test('ask an active prospect for everything', () => {
    expect(problems({ sexo: '', codigoCiudad: '' })).toEqual([
      'Debes seleccionar el sexo',
      'Debes seleccionar la ciudad',
    ])
  })

  test('check the format of an inactive person, and require nothing', () => {
    expect(problems({ activo: false, sexo: '', rut: '', fechaNacimiento: '', empleadores: [row('D')] })).toEqual([])
    expect(
      problems({
        activo: false,
        rut: '12.345.678-9',
        fechaNacimiento: '31-02-1990',
        motivoProspecto: 'x'.repeat(51),
      }),
    ).toEqual(['Rut no válido', 'Fecha no válida: use DD-MM-AAAA', 'El motivo admite hasta 50 caracteres'])
  })
})
