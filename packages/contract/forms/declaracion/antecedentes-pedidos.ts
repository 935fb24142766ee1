import {
  esPedidoClaro,
  LARGO_ANTECEDENTE,
  MAXIMO_DE_ANTECEDENTES,
} from '@alerce/domain/declaracion/veredicto/antecedentes'
import { contraloriaMessages } from '../../messages/declaracion/contraloria.ts'
import type { FieldRule, Rules } from '../rules.ts'

/** Requested background as typed: a line, and its person (id in the declaration; null: nobody in particular). */
export interface AntecedenteForm {
  persona: number | null
  texto: string
}

/** Rules of requested background: at least one, not too many, each with a text. */
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
