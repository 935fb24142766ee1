import type { Postulacion } from '../queries.ts'

export interface PasoProps {
  readonly data: Postulacion
  /** Called after the save: goes to the next screen. */
  readonly onListo: () => void
}

/** Props of a screen whose form may start with a returned answer (`data`) instead of the saved values (`leida`). */
export interface PasoEscritoProps extends PasoProps {
  readonly leida: PasoProps['data']
}
