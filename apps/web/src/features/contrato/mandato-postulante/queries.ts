import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { useRead } from '../../../lib/use-call.ts'

type MandatoDelPostulante = ReplyOf<'obtenerMandatoPostulante'>
export type MandatoPendiente = Extract<MandatoDelPostulante, { estado: 'pendiente' }>
export type MandatoOtorgado = Extract<MandatoDelPostulante, { estado: 'otorgado' }>

/** Mandate of a link. */
export const useMandato = (enlace: string) => useRead('obtenerMandatoPostulante', { enlace })

/** Replaces the mandate of the link by the server's reply; without a reply it is read again. */
export function useCambiarMandato(enlace: string) {
  const client = useQueryClient()
  const { queryKey } = readOptions('obtenerMandatoPostulante', { enlace })
  return {
    set: (mandato: MandatoDelPostulante) => client.setQueryData(queryKey, mandato),
    reread: () => client.invalidateQueries({ queryKey }),
  }
}
