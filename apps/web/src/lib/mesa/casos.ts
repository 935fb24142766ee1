import { call, type ReplyOf } from '../api/call.ts'
import { useEncontrados } from '../api/use-encontrados.ts'

/** Case of the desk. */
export type CasoDeMesa = ReplyOf<'buscarCasosMesa'>[number]

/** Cases found by a text during typing. */
export const useCasosDeMesa = (texto: string) =>
  useEncontrados('buscarCasosMesa', texto, (buscado, como) => call('buscarCasosMesa', { texto: buscado }, como))
