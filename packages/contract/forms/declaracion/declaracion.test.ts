import { describe, expect, test } from 'vitest'
import { applyRules } from '../rules.ts'
import { type BeneficiarioDsForm, beneficiarioDsRules, revisaDocumentos } from './beneficiario-ds.ts'
import { evaluacionFinancieraRules, evaluacionMedicaRules } from './contraloria.ts'
import { type CotizanteForm, cotizanteRules } from './cotizante.ts'
import { type DiagnosticoForm, diagnosticoRules } from './diagnostico.ts'

const HOY = '2026-10-07'

const titular: CotizanteForm = {
  nombres: 'Elena',
  apellidoPaterno: 'Prueba',
  apellidoMaterno: 'Serrano',
  correo: 'elena@example.cl',
  idSalud: 0,
  folioDS: '1001',
  fechaDS: '2026-10-04',
  peso: '61',
  altura: '1,65',
  pension: false,
  causal: null,
  diagnostico: '',
}

describe('the holder', () => {
  test.each<[string, Partial<CotizanteForm>]>([
    ['three days back', {}],
    ['today', { fechaDS: HOY }],
    ['no institution is 0, not an empty field', { idSalud: 0 }],
    ['a height with a point, of one digit', { altura: '2' }],
    ['the limits', { peso: '999', altura: '3.2' }],
  ])('%s is fine', (_, change) => {
    expect(applyRules(cotizanteRules(HOY), { ...titular, ...change })).toEqual([])
  })

  test.each<[string, Partial<CotizanteForm>, string]>([
    ['four days back', { fechaDS: '2026-10-03' }, 'fechaDS'],
    ['tomorrow', { fechaDS: '2026-10-08' }, 'fechaDS'],
    ['a day that is none', { fechaDS: '31-02-2026' }, 'fechaDS'],
    ['a folio of zeros', { folioDS: '000' }, 'folioDS'],
    ['a folio of 13 digits', { folioDS: '1234567890123' }, 'folioDS'],
    ['a long name', { nombres: 'x'.repeat(81) }, 'nombres'],
    ['a long diagnosis', { diagnostico: 'x'.repeat(201) }, 'diagnostico'],
  ])('%s is not', (_, change, campo) => {
    expect(applyRules(cotizanteRules(HOY), { ...titular, ...change }).map((e) => e.campo)).toEqual([campo])
  })

  test('the date on record stays good', () => {
    expect(applyRules(cotizanteRules('2026-12-01', titular.fechaDS), titular)).toEqual([])
  })
})

describe('a beneficiary', () => {
  const row: BeneficiarioDsForm = {
    tipoDocumento: 'R',
    nombres: 'Hugo',
    apellidoPaterno: 'Prueba',
    apellidoMaterno: 'Soto',
    rutBeneficiario: '12.345.678-5',
    pasaporte: '',
    peso: '30',
    altura: '1.3',
  }

  test.each<[string, Partial<BeneficiarioDsForm>, string[]]>([
    ['a rut in any spelling', {}, []],
    ['a passport instead', { tipoDocumento: 'P', rutBeneficiario: '', pasaporte: 'ab 12345' }, []],
    ['a short passport', { tipoDocumento: 'P', pasaporte: 'A1' }, ['pasaporte']],
    ['no document type', { tipoDocumento: '' }, ['tipoDocumento']],
    ['a wrong check digit', { rutBeneficiario: '12345678-9' }, ['rutBeneficiario']],
  ])('%s', (_, change, campos) => {
    expect(applyRules(beneficiarioDsRules, { ...row, ...change }).map((e) => e.campo)).toEqual(campos)
  })

  const rut = (value: string | null) => ({ rut: value, pasaporte: null })
  const pasaporte = (value: string) => ({ rut: null, pasaporte: value })
  test.each([
    ['different documents', rut('12345678-5'), [rut('11111111-1'), pasaporte('AB12345')], 0],
    ['empty ones are not compared', rut('12345678-5'), [rut(''), rut('')], 0],
    ['the holder’s rut, spelled otherwise', rut('12345678-5'), [rut('12.345.678-5')], 1],
    ['a rut twice, spelled otherwise', rut(null), [rut('11.111.111-1'), rut('11111111-1')], 1],
    ['the holder’s passport', pasaporte('AB12345'), [pasaporte('ab 12345')], 1],
    ['a passport twice', rut(null), [pasaporte('AB12345'), pasaporte('ab12345')], 1],
  ])('between persons: %s', (_, holder, others, faults) => {
    expect(revisaDocumentos(holder, others)).toHaveLength(faults)
  })
})

describe('a diagnosis', () => {
  const row: DiagnosticoForm = {
    beneficiario: 7,
    codigo: '',
    diagnostico: 'Asma',
    fecha: HOY,
    intervencionQuirurgica: false,
  }
  test.each<[string, Partial<DiagnosticoForm>, string[]]>([
    ['free text, today', {}, []],
    ['tomorrow', { fecha: '2026-10-08' }, ['fecha']],
    ['the day of birth', { fecha: '2015-03-20' }, []],
    ['the month of birth, no more being known', { fecha: '2015-03-01' }, []],
    ['the day before birth', { fecha: '2015-03-19' }, ['fecha']],
    ['years before birth, of another', { fecha: '2000-01-01', beneficiario: 8 }, []],
    ['no day at all', { fecha: 'hace años' }, ['fecha']],
    ['nothing at all', { beneficiario: null, diagnostico: ' ', fecha: '' }, ['beneficiario', 'diagnostico', 'fecha']],
  ])('%s', (_, change, campos) => {
    expect(
      applyRules(diagnosticoRules(HOY, [{ id: 7, fechaNacimiento: '2015-03-20' }]), { ...row, ...change }).map(
        (e) => e.campo,
      ),
    ).toEqual(campos)
  })
})

test.each([
  [evaluacionFinancieraRules, { decision: 'aprueba', rentaPromedio: 1_800_000, motivo: '' }, []],
  [evaluacionFinancieraRules, { decision: 'aprueba', rentaPromedio: null, motivo: '' }, ['rentaPromedio']],
  [evaluacionFinancieraRules, { decision: 'aprueba', rentaPromedio: 1_800_000.5, motivo: '' }, ['rentaPromedio']],
  [evaluacionFinancieraRules, { decision: 'rechaza', rentaPromedio: 0, motivo: '' }, ['rentaPromedio', 'motivo']],
  [evaluacionMedicaRules, { resultado: 1, motivo: '' }, []],
  [evaluacionMedicaRules, { resultado: 4, motivo: ' ' }, ['motivo']],
  [evaluacionMedicaRules, { resultado: 1, motivo: 'x'.repeat(1001) }, ['motivo']],
])('an evaluator’s answer %#: against the applicant only with a reason', (rules, values, campos) => {
  expect(applyRules<object>(rules(values as never), values).map((e) => e.campo)).toEqual(campos)
})
