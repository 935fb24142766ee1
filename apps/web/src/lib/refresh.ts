import type { Asunto } from '@alerce/contract/asuntos'
import type { Route } from '@alerce/contract/route'
import { routes } from '@alerce/contract/routes'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { CallName } from './api/call.ts'

const table: Readonly<Record<string, Route | undefined>> = routes

/** What a cached reading shows: its key begins with the name of the call that answered it. */
export const shownBy = ({ queryKey: [name] }: Query): readonly Asunto[] => table[String(name)]?.lee ?? []

/**
 * After these calls went well: whatever shows what they declare to change no longer holds. What is on screen is read
 * again at once, the rest when it is looked at.
 */
export function refreshAfter(client: QueryClient, ...calls: readonly CallName[]): Promise<void> {
  const changed = new Set<Asunto>(calls.flatMap((name) => routes[name].cambia))
  return client.invalidateQueries({ predicate: (query) => shownBy(query).some((asunto) => changed.has(asunto)) })
}
