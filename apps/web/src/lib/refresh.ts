import type { Asunto } from '@alerce/contract/asuntos'
import { hashKey, type Query, type QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query'
import type { CallName } from './api/call.ts'
import { knownRoute } from './api/known-routes.ts'

/** Subjects shown by a cached reading: its key begins with the name of its call. */
export const shownBy = ({ queryKey: [name] }: Query): readonly Asunto[] => knownRoute(name as CallName)?.lee ?? []

const changedBy = (calls: readonly CallName[]) => {
  const changed = new Set<Asunto>(calls.flatMap((name) => knownRoute(name)?.cambia ?? []))
  return (query: Query) => shownBy(query).some((asunto) => changed.has(asunto))
}

/** A next page is being loaded. */
const moreComes = ({ state: { fetchMeta, fetchStatus } }: Query): boolean =>
  fetchStatus !== 'idle' && Boolean(fetchMeta?.fetchMore)

/**
 * Refetches stale readings: those on screen at once, others when shown. A page already requested comes first: the
 * refetch would cancel it and lose the press.
 */
export async function readAgain(client: QueryClient, which: QueryFilters): Promise<void> {
  const coming = new Set(client.getQueryCache().findAll(which).filter(moreComes))
  const { predicate = () => true } = which
  const others = client.invalidateQueries({
    ...which,
    predicate: (query) => !coming.has(query) && predicate(query),
  })
  const inTurn = [...coming].map(async ({ promise, queryKey }) => {
    await promise?.catch(() => undefined)
    await client.invalidateQueries({ queryKey, exact: true })
  })
  await Promise.all([others, ...inTurn])
}

/**
 * After successful calls: readings of the subjects that they declare to change are stale. Readings on screen are
 * refetched at once, the rest when shown.
 */
export const refreshAfter = (client: QueryClient, ...calls: readonly CallName[]): Promise<void> =>
  readAgain(client, { predicate: changedBy(calls) })

/** The same, except one reading that is about to leave the screen: it is refetched when shown again. */
export async function refreshAfterLeaving(
  client: QueryClient,
  leaving: QueryKey,
  ...calls: readonly CallName[]
): Promise<void> {
  await client.invalidateQueries({ queryKey: leaving, refetchType: 'none' })
  const changed = changedBy(calls)
  await readAgain(client, { predicate: (query) => changed(query) && query.queryHash !== hashKey(leaving) })
}
