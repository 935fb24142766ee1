import type { FormOf } from '../../fichas/ficha.ts'
import { empleador } from '../../fichas/postulacion/empleador.ts'
import { type antecedentes, type persona, prospecto } from '../../fichas/postulacion/prospecto.ts'
import { reglaMotivo } from '../../fichas/postulacion/reglas-prospecto.ts'
import { enOrden, reglasAl, reglasDe } from '../../fichas/reglas.ts'
import { reglaFecha } from '../base/campos.ts'
import { applyRules, type Rules } from '../rules.ts'

/** Employer as typed; `remuneracionImponible` as the field holds it: a number, or text while it is being typed. */
export type EmpleadorForm = FormOf<typeof empleador>

/** Applicant's data as typed. Codes are text ('' = none), the birth date is an ISO date. */
export type AntecedentesForm = FormOf<typeof antecedentes>

/** Most employers of one applicant (ours). */
export const MAXIMO_EMPLEADORES = 10

/** One row of employers (spec 2 §5). */
export const empleadorRules: Rules<EmpleadorForm> = reglasDe(empleador, 'fila')

/** True for a complete row of employers: an inactive prospect keeps only those. */
export const estaTerminado = (row: EmpleadorForm): boolean => applyRules(empleadorRules, row).length === 0

const { tipoProspecto, rut, numeroPasaporte } = reglasDe(prospecto, 'persona')

/**
 * Applicant form of an inactive prospect. It requires less than an active one (spec 2 §5), but its identity and every
 * typed value must be valid.
 */
export const inactivoRules: Rules<AntecedentesForm> = {
  tipoProspecto,
  rut,
  numeroPasaporte,
  fechaNacimiento: reglaFecha(null),
  motivoProspecto: reglaMotivo,
}

/** Applicant form of an active prospect (spec 2 §5), on a day (ISO date): the holder must be an adult on it. */
export const antecedentesRules = (hoy: string): Rules<AntecedentesForm> =>
  enOrden(reglasAl(prospecto, 'antecedentes', hoy), [
    'tipoProspecto',
    'tipoDocumento',
    'rut',
    'numeroPasaporte',
    'tipoVenta',
    'fechaNacimiento',
    'sexo',
    'isapreActual',
    'codigoRegion',
    'codigoCiudad',
  ])

/** The person as captured on /add-prospect; the same names travel in ingresarProspecto. */
export type ProspectoForm = FormOf<typeof persona>

/** Prospect form (spec 1 §5). */
export const prospectoRules: Rules<ProspectoForm> = enOrden(reglasDe(prospecto, 'persona'), [
  'tipoProspecto',
  'rut',
  'numeroPasaporte',
  'celular',
  'correo',
])
