import { type EmpleadorForm, empleadorRules } from '../postulacion/antecedentes.ts'
import type { Rules } from '../rules.ts'

/** Reuse of a DS as typed: the new employers (spec 1 §5, Reuse employer form). */
export interface ReusoForm {
  empleadores: EmpleadorForm[]
}

export const reusoRules: Rules<ReusoForm> = { empleadores: empleadorRules }
