import { call, type ReplyOf } from '../../lib/api/call.ts'
import { useEncontrados } from '../../lib/api/use-encontrados.ts'
import { useLive } from '../../lib/events.ts'

export type ProspectoEncontrado = ReplyOf<'buscarProspectos'>[number]

const LIMITE = 8

/** Whom a text finds as it is typed, kept up with what others change. */
export function useBusqueda(texto: string) {
  useLive('buscarProspectos')
  return useEncontrados('buscarProspectos', texto, (buscado, como) =>
    call('buscarProspectos', { texto: buscado, limite: LIMITE }, como),
  )
}
