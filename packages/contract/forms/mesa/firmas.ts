import { irregularidadMessages } from '../../messages/mesa/irregularidad.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { type Rules, required } from '../rules.ts'

/** What is wrong with signed papers, as chosen: a code of the irregularities and one of its details; '' where nothing is. */
export interface MotivoDeDevolucion {
  codigo: string
  codigoDetalle: string
}

/** Why signed papers go back to the advisor. */
const motivoDeDevolucionRules: Rules<MotivoDeDevolucion> = {
  codigo: required(irregularidadMessages.irregularidadCodigo.text),
  codigoDetalle: required(irregularidadMessages.irregularidadDetalle.text),
}

/** What goes back to the advisor: also which of the papers are wrong, by their ids as text. */
export interface Devolucion extends MotivoDeDevolucion {
  papeles: string[]
  /** What must be put right, in words; empty: its detail says it. */
  motivo: string
}

/** Why it goes back; `hayPapeles`: of one paper at least. */
export const devolucionRules = (hayPapeles: boolean): Rules<Devolucion> => ({
  papeles: (elegidos: readonly string[]) =>
    hayPapeles && elegidos.length === 0 ? mesaMessages.papelesSinElegir.text : null,
  ...motivoDeDevolucionRules,
})
