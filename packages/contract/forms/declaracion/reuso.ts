import { type EmpleadorForm, empleadorRules } from '../postulacion/antecedentes.ts'
import type { Rules } from '../rules.ts'

/** What is typed to reuse a DS: the employers, as they will be (spec 1 §5, Reuse employer form). */
export interface ReusoForm {
  empleadores: EmpleadorForm[]
}

export const reusoRules: Rules<ReusoForm> = { empleadores: empleadorRules }
