import { describe, expect, test } from 'vitest'
import { vacio } from '../../fichas/formas.ts'
import { persona } from '../../fichas/postulacion/prospecto.ts'
import { applyRules } from '../rules.ts'
import type { ProspectoForm } from './antecedentes.ts'
import { type ParejaForm, parejaRules } from './pareja.ts'

const uno: ProspectoForm = {
  ...vacio(persona),
  tipoProspecto: 'REF',
  tipoDocumento: 'R',
  rut: '17.112.004-7',
  nombres: 'ANA',
  apellidoPaterno: 'PAZ',
  apellidoMaterno: 'MORA',
  celular: '912345678',
  correo: 'ana@example.cl',
}
const otro: ProspectoForm = { ...uno, rut: '16.482.305-9', correo: 'leo@example.cl' }
const revisar = (a: Partial<ProspectoForm>, b: Partial<ProspectoForm> = {}) => {
  const values: ParejaForm = {
    tipoVenta: 'M',
    prospectos: [
      { ...uno, ...a },
      { ...otro, ...b },
    ],
  }
  return applyRules(parejaRules(values), values)
}

describe('the form of a pair', () => {
  test('two different people pass', () => {
    expect(revisar({})).toEqual([])
  })

  test.each<[Partial<ProspectoForm>, Partial<ProspectoForm>, string, string]>([
    [{ rut: '' }, {}, 'prospectos.0.rut', 'Ingrese valor'],
    [{}, { rut: ' ' }, 'prospectos.1.rut', 'Ingrese valor'],
    [{}, { rut: '016.482.305-9' }, 'prospectos.1.rut', 'No debe anteponer ceros'],
    [{}, { rut: '16.482.305-8' }, 'prospectos.1.rut', 'Rut no válido'],
    [{}, { rut: '171120047' }, 'prospectos.1.rut', 'Los ruts ingresados son identicos.'],
    [{}, { correo: 'ANA@Example.cl' }, 'prospectos.1.correo', 'Los correos ingresados son identicos.'],
    [{ correo: '' }, {}, 'prospectos.0.correo', 'Correo electrónico obligatorio'],
    [{}, { correo: 'leo@' }, 'prospectos.1.correo', 'Formato erróneo'],
    [{ tipoProspecto: '' }, {}, 'prospectos.0.tipoProspecto', 'Tipo de prospecto obligatorio'],
    [{}, { apellidoMaterno: '' }, 'prospectos.1.apellidoMaterno', 'Segundo apellido obligatorio'],
    [{}, { celular: '9123a5678' }, 'prospectos.1.celular', 'Deben ser solo números'],
  ])('%o and %o → %s: %s', (a, b, campo, mensaje) => {
    expect(revisar(a, b)).toEqual([{ campo, mensaje }])
  })

  test('two empty fields are not the same rut, nor the same e-mail', () => {
    expect(revisar({ rut: '', correo: '' }, { rut: '', correo: '' }).map((e) => e.mensaje)).toEqual([
      'Ingrese valor',
      'Correo electrónico obligatorio',
      'Ingrese valor',
      'Correo electrónico obligatorio',
    ])
  })
})
