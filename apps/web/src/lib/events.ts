import type { Eventos } from '@alerce/contract/eventos'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Handler, Subscribers } from './events/subscribers.ts'
import type { EventName } from './events/told.ts'

const subscribers = new Subscribers()

/**
 * Told by the server what changed, while the component is on screen; the handler sees it as it was last rendered. The
 * stream lives while somebody listens: listen inside a session only, and it closes with it.
 */
export function useEvent<N extends EventName>(name: N, handler: Handler<N>): void {
  const told = useEffectEvent(handler)
  useEffect(() => subscribers.add(name, (data) => told(data)), [name])
}

/**
 * What was read under `queryKey` is read again when `name` is told, or may have been missed. `concerns`: whether what
 * is told is about this reading.
 */
export function useRefreshOn<N extends EventName>(
  name: N,
  queryKey: QueryKey,
  concerns: (data: Eventos[N]) => boolean = () => true,
): void {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey })
  useEvent(name, (data) => {
    if (concerns(data)) refresh()
  })
  useEvent('resync', refresh)
}
