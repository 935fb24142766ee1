import { type Asunto, type Tema, temas } from '@alerce/contract/asuntos'
import type { Eventos } from '@alerce/contract/eventos'
import type { routes } from '@alerce/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CallName } from './api/call.ts'
import { knownRoute } from './api/known-routes.ts'
import type { EventName } from './events/stream.ts'
import { type Handler, Subscribers } from './events/subscribers.ts'
import { readAgain, shownBy } from './refresh.ts'

const subscribers = new Subscribers()

/**
 * Handles a server event while the component is mounted, with its latest handler. The stream lives while there are
 * listeners: use it inside a session only, and it closes with it.
 */
export function useEvent<N extends EventName>(name: N, handler: Handler<N>): void {
  const told = useEffectEvent(handler)
  useEffect(() => subscribers.add(name, (data) => told(data)), [name])
}

type Live = { [N in CallName]: (typeof routes)[N]['lee'][number] & Tema extends never ? never : N }[CallName]

const isTema = (asunto: Asunto): asunto is Tema => temas.some((tema) => tema === asunto)

interface Of {
  /** Only the reading with this payload; otherwise every one of that name. */
  readonly payload?: unknown
  /** Delay in ms before a refetch: one refetch covers frequent changes. */
  readonly reposo?: number
  /** Prospects on screen; events about others are ignored. */
  readonly prospectos?: readonly (number | null | undefined)[]
}

/**
 * Refetches `name` when the server reports a change that the call declares to show, or may have missed one. Forms do
 * not use it: a foreign save must not replace text during typing.
 */
export function useLive(name: Live, { payload, prospectos, reposo }: Of = {}): void {
  const client = useQueryClient()
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const read = useEffectEvent(() => {
    due.current = undefined
    void readAgain(client, { queryKey: payload === undefined ? [name] : [name, payload] })
  })
  const refresh = useEffectEvent(() => {
    if (reposo === undefined) read()
    else due.current ??= setTimeout(() => read(), reposo)
  })
  const hear = useEffectEvent((data: Eventos[Tema]) => {
    if (data === null || !prospectos || prospectos.includes(data.prospectoId)) refresh()
  })
  useEffect(() => {
    const shown = knownRoute(name)?.lee ?? []
    const leaves = [
      ...shown.filter(isTema).map((tema) => subscribers.add(tema, (data) => hear(data))),
      subscribers.add('resync', () => refresh()),
    ]
    return () => {
      for (const leave of leaves) leave()
      if (due.current === undefined) return
      clearTimeout(due.current)
      read()
    }
  }, [name])
}

/**
 * Marks cached readings of closed screens as stale when the server reports a change, or may have missed one. They are
 * refetched when shown again. Mounted around all screens of a session.
 */
export function useNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    const outdate = (changed: (asunto: Asunto) => boolean) =>
      void client.invalidateQueries({
        type: 'inactive',
        refetchType: 'none',
        predicate: (query) => shownBy(query).some(changed),
      })
    const leaves = [
      ...temas.map((tema) => subscribers.add(tema, () => outdate((asunto) => asunto === tema))),
      subscribers.add('resync', () => outdate(isTema)),
    ]
    return () => {
      for (const leave of leaves) leave()
    }
  }, [client])
}

/** Half a second: shorter than a person notices in a list that others change. */
export const REPOSO_MS = 500
