import type { Asunto } from '@alerce/contract/asuntos'
import type { Route } from '@alerce/contract/route'
import { routes } from '@alerce/contract/routes'
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { CallName } from './api/call.ts'

const table: Readonly<Record<string, Route | undefined>> = routes

/** What a cached reading shows: its key begins with the name of the call that answered it. */
export const shownBy = ({ queryKey: [name] }: Query): readonly Asunto[] => table[String(name)]?.lee ?? []

const changedBy = (calls: readonly CallName[]) => {
  const changed = new Set<Asunto>(calls.flatMap((name) => routes[name].cambia))
  return (query: Query) => shownBy(query).some((asunto) => changed.has(asunto))
}

/**
 * After these calls went well: whatever shows what they declare to change no longer holds. What is on screen is read
 * again at once, the rest when it is looked at.
 */
export const refreshAfter = (client: QueryClient, ...calls: readonly CallName[]): Promise<void> =>
  client.invalidateQueries({ predicate: changedBy(calls) })

/** The same, but for one reading that is about to leave the screen: it is read again if it is looked at again. */
export async function refreshAfterLeaving(
  client: QueryClient,
  leaving: QueryKey,
  ...calls: readonly CallName[]
): Promise<void> {
  await client.invalidateQueries({ queryKey: leaving, refetchType: 'none' })
  const changed = changedBy(calls)
  await client.invalidateQueries({ predicate: (query) => changed(query) && query.queryHash !== hashKey(leaving) })
}
