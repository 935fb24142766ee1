import type { FormOf } from '../../fichas/ficha.ts'
import { type persona, prospecto } from '../../fichas/postulacion/prospecto.ts'
import { enOrden, reglasDe } from '../../fichas/reglas.ts'
import type { Rules } from '../rules.ts'

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
