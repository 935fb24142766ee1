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

/** The employers that a call answered, as a screen shows them. */
export const empleadoresMostrados = (empleadores: readonly Omit<Empleadores[number], 'id'>[]) =>
  empleadores.map((uno) => pantallaDe(empleador, uno))

/** A prospect that a call answered, as a screen shows it. */
export function mostrado(datos: OperationMap['obtenerDatosProspecto']['reply']): FormularioDeProspecto {
  return {
    ...pantallaDe(prospecto, datos),
    empleadores: empleadoresMostrados(datos.empleadores),
  }
}

/** Charges in force: their birth date and sex are what the register says. */
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
  // S is decided by the pair
  tipoPlan: fc.constantFrom('N', 'C'),
  codColectivo: fc.constantFrom('501', '502'),
  cargaVigente: fc.constant(false),
}

/** An independent worker is their own employer. */
const propio = (form: FormularioDeProspecto) =>
  form.empleadores.map((uno) => (uno.tipoTrabajador === 'I' ? { ...uno, rut: form.rut } : uno))

/** A valid prospect with all its data, of any person, kind of sale and plan; `fijos` holds for all of them. */
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
