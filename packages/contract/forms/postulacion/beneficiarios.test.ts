import { describe, expect, test } from 'vitest'
import { vacio } from '../../fichas/formas.ts'
import { beneficiario } from '../../fichas/postulacion/beneficiario.ts'
import { applyRules } from '../rules.ts'
import { type BeneficiarioForm, beneficiariosRules } from './beneficiarios.ts'

const HOY = '2026-10-07'
const bueno: BeneficiarioForm = {
  ...vacio(beneficiario),
  fechaNacimiento: '2015-03-01',
  sexo: 'F',
  relacionFamiliar: '4',
}
const errores = (cambio: Partial<BeneficiarioForm>) =>
  applyRules(beneficiariosRules(HOY), { beneficiarios: [bueno, { ...bueno, ...cambio }] }).map(
    (e) => `${e.campo}: ${e.mensaje}`,
  )

describe('a beneficiary of the quote (spec 2 §5)', () => {
  test.each<[Partial<BeneficiarioForm>, string]>([
    [{ fechaNacimiento: '' }, 'fechaNacimiento: La fecha de nacimiento es obligatoria'],
    [{ fechaNacimiento: 'hoy' }, 'fechaNacimiento: Fecha no válida: use DD-MM-AAAA'],
    [{ fechaNacimiento: '2026-10-08' }, 'fechaNacimiento: La fecha de nacimiento no puede ser futura'],
    [{ sexo: '' }, 'sexo: El sexo es obligatorio'],
    [{ tipoBeneficiario: '' }, 'tipoBeneficiario: El tipo de beneficiario es obligatorio'],
    [{ relacionFamiliar: '' }, 'relacionFamiliar: La relación familiar es obligatoria'],
    [{ relacionFamiliar: '7' }, 'relacionFamiliar: La relación familiar es obligatoria'],
    [{ relacionFamiliar: '5', descripcionOtro: ' ' }, 'descripcionOtro: Describa la relación familiar'],
    [
      { relacionFamiliar: '5', descripcionOtro: 'x'.repeat(51) },
      'descripcionOtro: La descripción admite hasta 50 caracteres',
    ],
  ])('%o → %s', (cambio, expected) => {
    expect(errores(cambio)).toEqual([`beneficiarios.1.${expected}`])
  })

  test.each<[string, Partial<BeneficiarioForm>]>([
    ['born today', { fechaNacimiento: HOY }],
    ['another relation that is described', { relacionFamiliar: '5', descripcionOtro: 'Nieta' }],
    ['a description nobody asked for', { descripcionOtro: 'x'.repeat(99) }],
  ])('%s is fine', (_what, cambio) => {
    expect(errores(cambio)).toEqual([])
  })
})
