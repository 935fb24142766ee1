import { useQuery } from '@tanstack/react-query'
import { readOptions, useRead, useWrite } from '../../lib/use-call.ts'

/** How often an open screen asks while somebody decides. */
const POLL_MS = 2500

/** Results that only wait for somebody: 0 evaluation, 6 financial evaluation (spec 2 §4). */
export const isWaiting = (resultado: number | undefined) => resultado === 0 || resultado === 6

export const useResultado = (identificador: number) => useRead('resultadoevaluacionds', { identificador })

/**
 * The result's code as the sale tells it. While somebody decides it is asked again and again, so that an answer reaches
 * the open screen; the result itself is health data, and each reading of it is logged.
 */
export const useAviso = (prospectoId: number) =>
  useQuery({
    ...readOptions('obtenerVenta', { prospectoId }),
    refetchInterval: (query) => isWaiting(query.state.data?.resultadoDS ?? undefined) && POLL_MS,
  }).data?.resultadoDS

export const useFinalizar = () => useWrite('finalizaevaluacionds', ['obtenerVenta', 'obtenerEtapa'])
