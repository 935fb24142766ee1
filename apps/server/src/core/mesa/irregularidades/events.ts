import { event } from '../../event.ts'

interface IrregularidadDe {
  readonly prospectoId: number
}

/** One of a prospect is about to be opened, closed or opened again: whoever goes on by it takes their rows first. */
export const irregularidadPorCambiar = event<IrregularidadDe>('irregularidad-por-cambiar')

/** One of a prospect was opened, closed or opened again. */
export const irregularidadCambiada = event<IrregularidadDe>('irregularidad-cambiada')
