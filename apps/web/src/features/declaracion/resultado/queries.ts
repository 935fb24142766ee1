import { useQuery } from '@tanstack/react-query'
import { readOptions, useRead, useWrite } from '../../../lib/use-call.ts'

/** How often an open screen asks while somebody decides, should no event have reached it. */
const NET_MS = 30_000

/** Results that only wait for somebody: 0 evaluation, 6 financial evaluation (spec 2 §4). */
export const isWaiting = (resultado: number | undefined) => resultado === 0 || resultado === 6

export const useResultado = (identificador: number) => useRead('resultadoevaluacionds', { identificador })

/**
 * The result's code as the sale tells it. The frame asks for the sale again when the server tells of it, so that an
 * answer reaches the open screen; the result itself is health data, and each reading of it is logged.
 */
export const useAviso = (prospectoId: number) =>
  useQuery({
    ...readOptions('obtenerVenta', { prospectoId }),
    refetchInterval: (query) => isWaiting(query.state.data?.resultadoDS ?? undefined) && NET_MS,
  }).data?.resultadoDS

export const useFinalizar = () => useWrite('finalizaevaluacionds')
