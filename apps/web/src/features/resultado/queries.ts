import { useQuery } from '@tanstack/react-query'
import { readOptions, useWrite } from '../../lib/use-call.ts'

/** How often an open screen asks while somebody decides. */
const POLL_MS = 2500

/** Results that only wait for somebody: 0 evaluation, 6 financial evaluation (spec 2 §4). */
export const isWaiting = (resultado: number | undefined) => resultado === 0 || resultado === 6

/** The result; while it waits it is asked again, so that an answer reaches the open screen. */
export const useResultado = (identificador: number) =>
  useQuery({
    ...readOptions('resultadoevaluacionds', { identificador }),
    refetchInterval: (query) => isWaiting(query.state.data?.resultado) && POLL_MS,
  })

export const useFinalizar = () => useWrite('finalizaevaluacionds', ['obtenerVenta', 'obtenerEtapa'])
