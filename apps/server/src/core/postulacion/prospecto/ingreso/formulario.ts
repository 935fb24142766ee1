import type { AntecedentesForm } from '@alerce/contract/forms/postulacion/antecedentes'
import type { ProspectoForm } from '@alerce/contract/forms/postulacion/prospecto'
import type { Input } from '@alerce/contract/operation'
import type { ingresarProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import type { Empleador, Prospecto } from '../read-model.ts'

export type Formulario = ProspectoForm & AntecedentesForm
export type Ingreso = Input<typeof ingresarProspecto>

const codigo = (value: number | null) => (value === null ? '' : String(value))

/** What is stored, as the forms of the screens hold it. */
export function formularioDe(p: Prospecto, empleadores: readonly Empleador[]): Formulario {
  return {
    tipoProspecto: p.tipoProspecto,
    tipoDocumento: p.tipoDocumento,
    rut: p.rut ?? '',
    numeroPasaporte: p.numeroPasaporte ?? '',
    nombres: p.nombres,
    apellidoPaterno: p.apellidoPaterno,
    apellidoMaterno: p.apellidoMaterno,
    celular: p.celular,
    correo: p.correo,
    fechaNacimiento: p.fechaNacimiento ?? '',
    sexo: p.sexo ?? '',
    isapreActual: codigo(p.isapreActual),
    tipoPlan: p.tipoPlan,
    codColectivo: codigo(p.codColectivo),
    tipoVenta: p.tipoVenta ?? '',
    codigoRegion: codigo(p.codigoRegion),
    codigoCiudad: codigo(p.codigoCiudad),
    activo: p.activo,
    motivoProspecto: p.motivo,
    entrevistado: p.entrevistado,
    cargaVigente: p.cargaVigente,
    empleadores: empleadores.map(({ tipoTrabajador, rut, remuneracionImponible }) => ({
      tipoTrabajador,
      rut: rut ?? '',
      remuneracionImponible,
    })),
  }
}

export const formularioVacio: Formulario = {
  tipoProspecto: '',
  tipoDocumento: 'R',
  rut: '',
  numeroPasaporte: '',
  nombres: '',
  apellidoPaterno: '',
  apellidoMaterno: '',
  celular: '',
  correo: '',
  fechaNacimiento: '',
  sexo: '',
  isapreActual: '',
  tipoPlan: 'N',
  codColectivo: '',
  tipoVenta: '',
  codigoRegion: '',
  codigoCiudad: '',
  activo: true,
  motivoProspecto: '',
  entrevistado: null,
  cargaVigente: false,
  empleadores: [],
}

const textos = [
  'tipoProspecto',
  'tipoDocumento',
  'rut',
  'numeroPasaporte',
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'celular',
  'correo',
  'fechaNacimiento',
  'sexo',
  'isapreActual',
  'tipoPlan',
  'codColectivo',
  'tipoVenta',
  'codigoRegion',
  'codigoCiudad',
  'motivoProspecto',
] as const

/**
 * What is sent, laid over what stands: absent keeps, null or '' clears, a null list is an empty one. A birth date of
 * today is what a date picker that nobody touched sends (spec 1 §3): absent.
 */
export function sobreponer(base: Formulario, ingreso: Ingreso, hoy: string): Formulario {
  const form = { ...base }
  for (const campo of textos) {
    const sent = ingreso[campo]
    if (sent !== undefined && !(campo === 'fechaNacimiento' && sent === hoy))
      form[campo] = sent === null ? '' : String(sent)
  }
  form.activo = ingreso.activo ?? base.activo
  form.cargaVigente = ingreso.cargaVigente ?? base.cargaVigente
  if (ingreso.entrevistado !== undefined) form.entrevistado = ingreso.entrevistado
  if (ingreso.empleadores !== undefined) {
    form.empleadores = (ingreso.empleadores ?? []).map((e) => ({
      tipoTrabajador: e.tipoTrabajador ?? '',
      rut: e.rut ?? '',
      remuneracionImponible: e.remuneracionImponible ?? '',
    }))
  }
  return form
}

/** Whether a call carries the applicant's data, not only the person: then all of it is asked for. */
export function traeAntecedentes(ingreso: Ingreso, hoy: string): boolean {
  const { tipoVenta, sexo, isapreActual, codigoRegion, codigoCiudad, codColectivo, fechaNacimiento } = ingreso
  const codigos = [isapreActual, codigoRegion, codigoCiudad, codColectivo]
  return (
    [tipoVenta, sexo].some(Boolean) ||
    codigos.some((value) => value !== null && value !== undefined) ||
    (Boolean(fechaNacimiento) && fechaNacimiento !== hoy) ||
    (ingreso.empleadores ?? []).length > 0 ||
    ingreso.activo === false ||
    ingreso.cargaVigente === true
  )
}

/** The names of the fields in which two forms differ. */
export function camposDistintos(antes: Formulario, despues: Formulario): string[] {
  const campos = Object.keys(despues) as (keyof Formulario)[]
  return campos.filter((campo) => JSON.stringify(antes[campo]) !== JSON.stringify(despues[campo]))
}
