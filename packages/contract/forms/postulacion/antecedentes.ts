import type { FormOf } from '../../fichas/ficha.ts'
import { empleador } from '../../fichas/postulacion/empleador.ts'
import { type antecedentes, type persona, prospecto } from '../../fichas/postulacion/prospecto.ts'
import { reglaMotivo } from '../../fichas/postulacion/reglas-prospecto.ts'
import { enOrden, reglasAl, reglasDe } from '../../fichas/reglas.ts'
import { reglaFecha } from '../base/campos.ts'
import { applyRules, type Rules } from '../rules.ts'

/** One employer as typed; `remuneracionImponible` as the field holds it: a number, or text while it is being typed. */
export type EmpleadorForm = FormOf<typeof empleador>

/** The applicant's data as typed. Codes are text ('' = none), the birth date is an ISO date. */
export type AntecedentesForm = FormOf<typeof antecedentes>

/** Most employers of one applicant (ours). */
export const MAXIMO_EMPLEADORES = 10

/** One row of employers (spec 2 §5). */
export const empleadorRules: Rules<EmpleadorForm> = reglasDe(empleador, 'fila')

/** True of a row of employers that nothing is missing in: of an inactive prospect only those are kept. */
export const estaTerminado = (row: EmpleadorForm): boolean => applyRules(empleadorRules, row).length === 0

const { tipoProspecto, rut, numeroPasaporte } = reglasDe(prospecto, 'persona')

/**
 * Applicant form of a prospect that is not active: what is asked before saving an active one (spec 2 §5) is not, but who
 * it is stays what it can be, and what is typed of it too.
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
