import { describe, expect, test } from 'vitest'
import { vacio } from '../../fichas/formas.ts'
import { empleador as ficha } from '../../fichas/postulacion/empleador.ts'
import { antecedentes } from '../../fichas/postulacion/prospecto.ts'
import { applyRules } from '../rules.ts'
import { type AntecedentesForm, antecedentesRules, type EmpleadorForm } from './antecedentes.ts'

const HOY = '2026-10-07'
const empleador: EmpleadorForm = {
  ...vacio(ficha),
  tipoTrabajador: 'D',
  rut: '76.086.428-5',
  remuneracionImponible: 1_500_000,
}
const bueno: AntecedentesForm = {
  ...vacio(antecedentes),
  tipoProspecto: 'REF',
  rut: '12.345.678-5',
  tipoVenta: 'M',
  fechaNacimiento: '1990-05-17',
  sexo: 'F',
  isapreActual: '0',
  codigoRegion: '13',
  codigoCiudad: '131',
  empleadores: [empleador],
}
const errores = (cambio: Partial<AntecedentesForm>) =>
  applyRules(antecedentesRules(HOY), { ...bueno, ...cambio }).map((e) => `${e.campo}: ${e.mensaje}`)
const delEmpleador = (cambio: Partial<EmpleadorForm>) => errores({ empleadores: [{ ...empleador, ...cambio }] })

test('a complete form has nothing wrong', () => {
  expect(errores({})).toEqual([])
})

describe('applicant form (spec 2 §5)', () => {
  test.each<[Partial<AntecedentesForm>, string]>([
    [{ tipoProspecto: '' }, 'tipoProspecto: Tipo de prospecto obligatorio'],
    [{ tipoDocumento: '' }, 'tipoDocumento: Debes seleccionar un tipo de documento'],
    [{ rut: '' }, 'rut: Ingrese valor'],
    [{ rut: '012345678-5' }, 'rut: No debe anteponer ceros'],
    [{ rut: '12345678-9' }, 'rut: Rut no válido'],
    [{ tipoDocumento: 'P' }, 'numeroPasaporte: Debes ingresar un nº de pasaporte'],
    [
      { tipoDocumento: 'P', numeroPasaporte: 'A-1' },
      'numeroPasaporte: El pasaporte debe tener entre 5 y 20 letras o números',
    ],
    [
      { tipoDocumento: 'P', numeroPasaporte: 'AB12345', tipoVenta: 'E' },
      'tipoDocumento: El pasaporte se admite solo en una venta manual',
    ],
    [{ cargaVigente: true, rut: '' }, 'rut: Es necesario que ingrese un rut valido'],
    [{ tipoVenta: '' }, 'tipoVenta: Debes seleccionar un tipo de venta'],
    [{ fechaNacimiento: '' }, 'fechaNacimiento: Debes ingresar una fecha de nacimiento'],
    [{ fechaNacimiento: '31-02-1990' }, 'fechaNacimiento: Fecha no válida: use DD-MM-AAAA'],
    [{ fechaNacimiento: '2008-10-08' }, 'fechaNacimiento: El titular no puede ser menor de 18 años'],
    [{ sexo: '' }, 'sexo: Debes seleccionar el sexo'],
    [{ isapreActual: '' }, 'isapreActual: Debes ingresar una isapre'],
    [{ codigoRegion: '' }, 'codigoRegion: Debes seleccionar la region'],
    [{ codigoRegion: '0' }, 'codigoRegion: Debes seleccionar la region'],
    [{ codigoCiudad: '' }, 'codigoCiudad: Debes seleccionar la ciudad'],
    [{ tipoPlan: 'C' }, 'codColectivo: Debe seleccionar un plan colectivo'],
    [{ motivoProspecto: 'x'.repeat(51) }, 'motivoProspecto: El motivo admite hasta 50 caracteres'],
  ])('%o → %s', (cambio, expected) => {
    expect(errores(cambio)).toEqual([expected])
  })

  test.each<[string, Partial<AntecedentesForm>]>([
    ['eighteen today', { fechaNacimiento: '2008-10-07' }],
    ['isapre "No tengo"', { isapreActual: '0' }],
    ['a passport in a manual sale', { tipoDocumento: 'P', numeroPasaporte: 'ab 12345', rut: '' }],
    ['a collective plan that is chosen', { tipoPlan: 'C', codColectivo: '1' }],
    ['a reason of fifty characters', { motivoProspecto: 'x'.repeat(50) }],
  ])('%s is fine', (_what, cambio) => {
    expect(errores(cambio)).toEqual([])
  })
})

const rentaCero = (de: string) => `remuneracionImponible: Es la renta para los empleados ${de} no puede ser 0`

describe('one employer (spec 2 §5)', () => {
  test.each<[Partial<EmpleadorForm>, string]>([
    [{ tipoTrabajador: '' }, 'tipoTrabajador: La tipo de trabajador es obligatorio'],
    [{ rut: '' }, 'rut: Es necesario que ingrese un rut valido'],
    [{ rut: '76.086.428-1' }, 'rut: Es necesario que ingrese un rut valido'],
    [{ tipoTrabajador: 'P', rut: '' }, 'rut: Es necesario que ingrese un rut valido'],
    [{ remuneracionImponible: '' }, 'remuneracionImponible: La renta es obligatorio'],
    [{ remuneracionImponible: 'mucho' }, 'remuneracionImponible: No es un numero'],
    [{ remuneracionImponible: 1_000.5 }, 'remuneracionImponible: La renta debe ser entero'],
    [{ remuneracionImponible: -1 }, 'remuneracionImponible: La renta debe ser positivo'],
    [{ remuneracionImponible: 1_000_000_000 }, 'remuneracionImponible: La renta supera el máximo permitido'],
    [{ remuneracionImponible: 0 }, rentaCero('dependientes')],
    [{ tipoTrabajador: 'P', remuneracionImponible: 0 }, rentaCero('pensionados')],
    [{ tipoTrabajador: 'I', remuneracionImponible: '0' }, rentaCero('independientes')],
  ])('%o → %s', (cambio, expected) => {
    expect(delEmpleador(cambio)).toEqual([`empleadores.0.${expected}`])
  })

  test.each<[string, Partial<EmpleadorForm>]>([
    ['an independent worker has no employer', { tipoTrabajador: 'I', rut: '' }],
    ['a voluntary one has neither employer nor rent', { tipoTrabajador: 'V', rut: '', remuneracionImponible: 0 }],
    ['a rent as its field holds it', { remuneracionImponible: '1500000' }],
  ])('%s', (_what, cambio) => {
    expect(delEmpleador(cambio)).toEqual([])
  })
})
