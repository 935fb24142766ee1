import type { Postulacion } from '../queries.ts'

export interface PasoProps {
  readonly data: Postulacion
  /** It is saved: on to what is asked for now. */
  readonly onListo: () => void
}
