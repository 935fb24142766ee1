import { event } from '../../event.ts'

export interface IrregularidadDe {
  readonly prospectoId: number
}

/** An irregularity of a prospect will be opened, closed or reopened: listeners lock their rows first. */
export const irregularidadPorCambiar = event<IrregularidadDe>('irregularidad-por-cambiar')

export interface CambioDeIrregularidad extends IrregularidadDe {
  /** The author knows that the change may create a contract. */
  readonly suscribe: boolean
}

/** An irregularity of a prospect was opened, closed or reopened. */
export const irregularidadCambiada = event<CambioDeIrregularidad>('irregularidad-cambiada')
