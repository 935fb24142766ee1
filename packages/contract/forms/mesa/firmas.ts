import { irregularidadMessages } from '../../messages/mesa/irregularidad.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { type Rules, required } from '../rules.ts'

/** Fault of signed papers, as chosen: a code of the irregularities and one of its details; '' while not chosen. */
export interface MotivoDeDevolucion {
  codigo: string
  codigoDetalle: string
}

/** Rules of the reason to return signed papers to the advisor. */
const motivoDeDevolucionRules: Rules<MotivoDeDevolucion> = {
  codigo: required(irregularidadMessages.irregularidadCodigo.text),
  codigoDetalle: required(irregularidadMessages.irregularidadDetalle.text),
}

/** Return of papers to the advisor, with the ids of the wrong papers as text. */
export interface Devolucion extends MotivoDeDevolucion {
  papeles: string[]
  /** Correction to make, in words; empty: the detail is enough. */
  motivo: string
}

/** Rules of a return; `hayPapeles`: at least one paper must be chosen. */
export const devolucionRules = (hayPapeles: boolean): Rules<Devolucion> => ({
  papeles: (elegidos: readonly string[]) =>
    hayPapeles && elegidos.length === 0 ? mesaMessages.papelesSinElegir.text : null,
  ...motivoDeDevolucionRules,
})
