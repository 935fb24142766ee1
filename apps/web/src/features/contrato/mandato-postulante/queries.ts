import { cobroMessages } from '@alerce/contract/messages/contrato/cobro'
import { esperaConfirmacion } from '@alerce/domain/contrato/cobro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { messageOf } from '../../../lib/api/errors.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { goToPasarela, whileWaiting } from '../../../lib/pasarela.ts'

type MandatoDelPostulante = ReplyOf<'obtenerMandatoPostulante'>
export type MandatoPendiente = Extract<MandatoDelPostulante, { estado: 'pendiente' }>
export type MandatoOtorgado = Extract<MandatoDelPostulante, { estado: 'otorgado' }>

/** Mandate of a link, read again while the provider has not confirmed it. */
export const useMandato = (enlace: string) =>
  useQuery({
    ...readOptions('obtenerMandatoPostulante', { enlace }),
    refetchInterval: whileWaiting<MandatoDelPostulante>(({ estado }) => estado === 'espera'),
  })

/** Online first payments of a link, read again while one waits. */
export const usePagos = (enlace: string) =>
  useQuery({
    ...readOptions('obtenerPagoPorEnlace', { enlace }),
    refetchInterval: whileWaiting<ReplyOf<'obtenerPagoPorEnlace'>>((pagos) =>
      pagos.some(({ situacion }) => esperaConfirmacion(situacion)),
    ),
  })

/** Leaves for the page of the provider; answers why it could not. */
async function leave(enlace: string, open: () => Promise<{ readonly direccion: string }>): Promise<string | null> {
  try {
    goToPasarela((await open()).direccion, enlace)
    return null
  } catch (error) {
    return messageOf(error, cobroMessages.abrirFailed.text)
  }
}

export const leaveForMandato = (enlace: string) => leave(enlace, () => call('abrirMandatoPorEnlace', { enlace }))

export const leaveForPago = (enlace: string, entidadId: number) =>
  leave(enlace, () => call('abrirPagoPorEnlace', { enlace, entidadId }))

/** Replaces the mandate of the link by the server's reply; without a reply it is read again. */
export function useCambiarMandato(enlace: string) {
  const client = useQueryClient()
  const { queryKey } = readOptions('obtenerMandatoPostulante', { enlace })
  return {
    set: (mandato: MandatoDelPostulante) => client.setQueryData(queryKey, mandato),
    reread: () => client.invalidateQueries({ queryKey }),
  }
}
