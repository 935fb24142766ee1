import type { Postulacion } from '../queries.ts'

export interface PasoProps {
  readonly data: Postulacion
  /** It is saved: on to what is asked for now. */
  readonly onListo: () => void
}

/** A screen whose form may begin with more than what is saved (`data`): what came back, as it was written. */
export interface PasoEscritoProps extends PasoProps {
  readonly leida: PasoProps['data']
}
