import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { refreshAfter } from '../../../lib/refresh.ts'
import { type Filtros, payloadDe } from './filtros.ts'

/**
 * Annuls the invitations whose authentication was rejected, on every load of the list by its advisor: when the screen
 * opens and when its filters change, not when rows are read again because something else moved. Of its failure only the
 * server's log tells (spec 1 §8). Answers how many it annulled, until it is told to forget.
 */
export function useAnulacion(filtros: Filtros, writes: boolean): readonly [anuladas: number, olvidar: () => void] {
  const client = useQueryClient()
  const [anuladas, setAnuladas] = useState(0)

  const load = useEffectEvent(async (_lista: string) => {
    if (!writes) return
    const { anulados } = await call('anularProspectosRechazados', {}).catch(() => ({ anulados: 0 }))
    if (anulados === 0) return
    setAnuladas(anulados)
    // one that is on its way may have been read before
    await client.cancelQueries({ queryKey: ['obtenerProspectos'] })
    await refreshAfter(client, 'anularProspectosRechazados')
  })

  const lista = JSON.stringify(payloadDe(filtros))
  useEffect(() => void load(lista), [lista])

  return [anuladas, useCallback(() => setAnuladas(0), [])]
}
