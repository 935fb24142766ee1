import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Lugar } from './read-model.ts'

/** Prospect whose quote is read or changed, with the place of that quote (decision 022). */
export interface Cotizable extends Prospecto {
  readonly lugar: Lugar
}
