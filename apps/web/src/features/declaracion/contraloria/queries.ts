import type { VistaDeCola } from '@alerce/contract/shapes/declaracion/contraloria'
import { maximoDeCola, tramoDeCola } from '@alerce/domain/limites'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callFile, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { rememberDada, restoreDada } from '../../../lib/contraloria/dada.ts'
import { useLive } from '../../../lib/events.ts'
import { refreshAfterLeaving } from '../../../lib/refresh.ts'
import { useLastWrite, useRead, useWork, useWrite } from '../../../lib/use-call.ts'
import type { FiltroDeCola } from './use-desk.ts'

export type CasoDeContraloria = ReplyOf<'obtenerCasoContraloria'>
export type ColaLeida = ReturnType<typeof useCola>
export type CasoEnCola = ReplyOf<'obtenerColaContraloria'>['casos'][number]

/** How often a desk that is looked at asks again, should no event have reached it. */
const NET_MS = 60_000

/**
 * Queue, read again after an event of the server. After a change of filters the previous rows stay until the new ones
 * arrive. `tramos`: number of parts of the list that were asked for.
 */
export function useCola(cola: VistaDeCola, filtro: FiltroDeCola, tramos: number) {
  useLive('obtenerColaContraloria')
  const limite = tramos > 1 ? { limite: Math.min(maximoDeCola, tramos * tramoDeCola) } : {}
  return useQuery({
    ...readOptions('obtenerColaContraloria', { cola, ...filtro, ...limite }),
    refetchInterval: NET_MS,
    placeholderData: (before, query) => (query?.queryKey[1]?.cola === cola ? before : undefined),
  })
}

/**
 * Situation of an open case. It is read again when another auditor answers, without another entry in the access log.
 */
export function useSituacion(identificador: number) {
  useLive('situacionDeCaso', { payload: { identificador } })
  return useRead('situacionDeCaso', { identificador })
}
export type Situacion = ReplyOf<'situacionDeCaso'>

/** A paper that the income rests on. */
export const readPapel = (identificador: number, id: number): Promise<Blob> =>
  callFile('descargarDocumentoDeCaso', { identificador, id })

const SELLANDO_MS = 3_000
/** Evidence of a sale that ended. It is polled while the seal is pending. */
export const useEvidencia = (identificador: number) =>
  useQuery({
    ...readOptions('obtenerEvidencia', { identificador }),
    refetchInterval: ({ state }) => state.data?.estado === 'pendiente' && SELLANDO_MS,
  })
export type EvidenciaDeVenta = ReplyOf<'obtenerEvidencia'>

/** The pack itself: it holds health data, and each time is one more look. */
export const readPaquete = (identificador: number): Promise<Blob> =>
  callFile('descargarPaqueteEvidencia', { identificador })

export const useTomar = () => useWrite('tomarCasoContraloria')
export const useSoltar = () => useWrite('soltarCasoContraloria')
export const useAsignar = () => useWrite('asignarCasoContraloria')
/** As of any last write: the case leaves the desk. */
type Leave<N extends 'dejarCasoEnCola' | 'devolverRespuesta'> = (sent: PayloadOf<N>) => unknown

export const useDejarEnCola = (leave: Leave<'dejarCasoEnCola'>) => useLastWrite('dejarCasoEnCola', leave)
/** Auditors that may take a case, for the dialog that assigns it. */
export const useAuditores = () => useRead('obtenerAuditores', {})

export const useConfirmar = (leave: () => unknown) => useLastWrite('confirmarRespuesta', leave)
export const useDevolver = (leave: Leave<'devolverRespuesta'>) => useLastWrite('devolverRespuesta', leave)
/** Undoes the user's own answer: the case can be answered again. */
export const useDeshacer = () =>
  useWork(
    async (pedido: PayloadOf<'deshacerEvaluacion'> & { readonly identificador: number }) => {
      await call('deshacerEvaluacion', pedido)
      await restoreDada(pedido.identificador)
    },
    ['deshacerEvaluacion'],
  )

/** Other declarations of the person: asked when one wants to see them, and that is a look. */
export const useAnteriores = (identificador: number) => useRead('obtenerCasosAnteriores', { identificador })

/** Reasons to begin from. */
export const useMotivos = () => useRead('obtenerMotivosContraloria', {})

export const useCaso = (identificador: number) => useRead('obtenerCasoContraloria', { identificador })

/** The form that an answer is written in: its name, and how it begins. */
interface FormularioDeRespuesta {
  readonly formulario: string
  readonly inicial: object
}

/**
 * Answer to a case, which then leaves the desk: the next case can be opened before the queue is read again. A later
 * evaluation of the same case is not read, since that would be a logged look.
 */
const useResponder = <N extends 'responderEvaluacionFinanciera' | 'responderEvaluacionMedica'>(
  name: N,
  { formulario, inicial }: FormularioDeRespuesta,
) =>
  useMutation({
    mutationFn: (payload: PayloadOf<N> & { readonly identificador: number | string }) => call(name, payload),
    onSuccess: ({ saleEn, porConfirmar }, dada, _result, { client }) => {
      const { identificador } = dada
      if (saleEn !== null || porConfirmar) rememberDada(Number(identificador), formulario, inicial, dada)
      void refreshAfterLeaving(client, readOptions('obtenerCasoContraloria', { identificador }).queryKey, name)
    },
  })
export const useResponderFinanciera = (de: FormularioDeRespuesta) => useResponder('responderEvaluacionFinanciera', de)
export const useResponderMedica = (de: FormularioDeRespuesta) => useResponder('responderEvaluacionMedica', de)
