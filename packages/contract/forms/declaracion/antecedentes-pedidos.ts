import {
  esPedidoClaro,
  LARGO_ANTECEDENTE,
  MAXIMO_DE_ANTECEDENTES,
} from '@alerce/domain/declaracion/veredicto/antecedentes'
import { contraloriaMessages } from '../../messages/declaracion/contraloria.ts'
import type { FieldRule, Rules } from '../rules.ts'

/** Background that is asked for, as typed: a line, and whom it is about (an id in the declaration; null: nobody alone). */
export interface AntecedenteForm {
  persona: number | null
  texto: string
}

/** At least one, not too many, each a line that says what. */
export function reglasDeAntecedentes(
  todos: readonly AntecedenteForm[],
): Rules<AntecedenteForm> | FieldRule<AntecedenteForm[], unknown> {
  if (todos.length === 0) return () => contraloriaMessages.sinPedido.text
  if (todos.length > MAXIMO_DE_ANTECEDENTES) return () => contraloriaMessages.muchosPedidos.text
  return {
    texto: (value) => {
      if (!value.trim()) return contraloriaMessages.pedidoVacio.text
      if (value.trim().length > LARGO_ANTECEDENTE) return contraloriaMessages.pedidoLargo.text
      return esPedidoClaro(value) ? null : contraloriaMessages.pedidoSinFondo.text
    },
  }
}
