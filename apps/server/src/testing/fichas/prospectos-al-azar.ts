import type { FormOf } from '@alerce/contract/fichas/ficha'
import { pantallaDe } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import type { OperationMap } from '@alerce/contract/operation-map'
import { loQueCuenta, type Propios, registroDe } from '@alerce/contract/testing/registros'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import fc from 'fast-check'
import { rutsDemo } from '../../semilla/padrones.ts'

export type FormularioDeProspecto = FormOf<typeof prospecto>
type Empleadores = OperationMap['obtenerDatosProspecto']['reply']['empleadores']

/** Employers of a reply, in the format of a screen. */
export const empleadoresMostrados = (empleadores: readonly Omit<Empleadores[number], 'id'>[]) =>
  empleadores.map((uno) => pantallaDe(empleador, uno))

/** Prospect of a reply, in the format of a screen. */
export function mostrado(datos: OperationMap['obtenerDatosProspecto']['reply']): FormularioDeProspecto {
  return {
    ...pantallaDe(prospecto, datos),
    empleadores: empleadoresMostrados(datos.empleadores),
  }
}

/** Charges in force, with birth date and sex of the register. */
const cargas = [
  { rut: formatoRut(rutsDemo.cargaVigente), fechaNacimiento: '1998-05-17', sexo: 'F' },
  { rut: formatoRut(rutsDemo.cargaSinFun), fechaNacimiento: '2000-11-04', sexo: 'M' },
]

const lugares = [
  { codigoRegion: '13', codigoCiudad: '131' },
  { codigoRegion: '5', codigoCiudad: '51' },
  { codigoRegion: '8', codigoCiudad: '81' },
]

const propios: Propios<typeof prospecto> = {
  tipoProspecto: fc.constantFrom('REF', 'OPE', 'REM'),
  isapreActual: fc.constantFrom('0', '1', '67', '99', '107'),
  // S is set with a couple
  tipoPlan: fc.constantFrom('N', 'C'),
  codColectivo: fc.constantFrom('501', '502'),
  cargaVigente: fc.constant(false),
}

/** An independent worker has the own RUT as employer. */
const propio = (form: FormularioDeProspecto) =>
  form.empleadores.map((uno) => (uno.tipoTrabajador === 'I' ? { ...uno, rut: form.rut } : uno))

/** A valid complete prospect: any person, kind of sale and plan; `fijos`: fixed fields. */
export function prospectoAlAzar(fijos: Partial<FormularioDeProspecto> = {}): fc.Arbitrary<FormularioDeProspecto> {
  const constantes = Object.fromEntries(Object.entries(fijos).map(([campo, value]) => [campo, fc.constant(value)]))
  const partes = fc.tuple(
    registroDe(prospecto, { ...propios, ...constantes }),
    fc.constantFrom(...lugares),
    fc.option(fc.constantFrom(...cargas), { freq: 4 }),
  )
  return partes.map(([azar, lugar, carga]) => {
    const conCarga = carga ? { ...carga, tipoDocumento: 'R', cargaVigente: true } : {}
    const form = { ...azar, ...lugar, ...conCarga, ...fijos }
    const venta = form.tipoDocumento === 'P' ? { tipoVenta: 'M' } : {}
    const contado = loQueCuenta(prospecto, { ...form, ...venta })
    return { ...contado, empleadores: propio(contado) }
  })
}
