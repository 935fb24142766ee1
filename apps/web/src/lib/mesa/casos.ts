import { call, type ReplyOf } from '../api/call.ts'
import { useEncontrados } from '../api/use-encontrados.ts'

/** Case of the desk. */
export type CasoDeMesa = ReplyOf<'buscarCasosMesa'>[number]

/** The cases that a text finds as it is typed. */
export const useCasosDeMesa = (texto: string) =>
  useEncontrados('buscarCasosMesa', texto, (buscado, como) => call('buscarCasosMesa', { texto: buscado }, como))
