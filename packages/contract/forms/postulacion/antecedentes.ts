import type { FormOf } from '../../fichas/ficha.ts'
import { empleador } from '../../fichas/postulacion/empleador.ts'
import { type antecedentes, prospecto } from '../../fichas/postulacion/prospecto.ts'
import { enOrden, reglasAl, reglasDe } from '../../fichas/reglas.ts'
import type { Rules } from '../rules.ts'

/** One employer as typed; `remuneracionImponible` as the field holds it: a number, or text while it is being typed. */
export type EmpleadorForm = FormOf<typeof empleador>

/** The applicant's data as typed. Codes are text ('' = none), the birth date is an ISO date. */
export type AntecedentesForm = FormOf<typeof antecedentes>

/** Most employers of one applicant (ours). */
export const MAXIMO_EMPLEADORES = 10

/** One row of employers (spec 2 §5). */
export const empleadorRules: Rules<EmpleadorForm> = reglasDe(empleador, 'fila')

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
