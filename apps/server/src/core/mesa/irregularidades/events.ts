import { event } from '../../event.ts'

export interface IrregularidadDe {
  readonly prospectoId: number
}

/** One of a prospect is about to be opened, closed or opened again: whoever goes on by it takes their rows first. */
export const irregularidadPorCambiar = event<IrregularidadDe>('irregularidad-por-cambiar')

export interface CambioDeIrregularidad extends IrregularidadDe {
  /** Who changed it knows that a contract may be made by it. */
  readonly suscribe: boolean
}

/** One of a prospect was opened, closed or opened again. */
export const irregularidadCambiada = event<CambioDeIrregularidad>('irregularidad-cambiada')
