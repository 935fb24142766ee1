import { enFrase } from '../etiquetas.ts'
import { prospecto } from './prospecto.ts'

/** How a field of the applicant is named where it is told that it changed; the family counts as one. */
export const nombreDeCampo = (campo: string): string => enFrase(prospecto, campo)
