import { mesaMessages as m } from '../../messages/mesa/mesa.ts'
import { type Rules, required } from '../rules.ts'

/** What is wrong with signed papers, as chosen: a code of the irregularities and one of its details; '' where nothing is. */
export interface MotivoDeDevolucion {
  codigo: string
  codigoDetalle: string
}

/** Why signed papers go back to the advisor. */
export const motivoDeDevolucionRules: Rules<MotivoDeDevolucion> = {
  codigo: required(m.irregularidadCodigo.text),
  codigoDetalle: required(m.irregularidadDetalle.text),
}
