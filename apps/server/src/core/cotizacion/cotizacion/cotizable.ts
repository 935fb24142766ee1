import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Lugar } from './read-model.ts'

/** A prospect whose quote is looked at or changed, and where that quote lies (decision 022). */
export interface Cotizable extends Prospecto {
  readonly lugar: Lugar
}
