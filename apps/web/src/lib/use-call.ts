import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { type CallName, call, type PayloadOf, type ReplyOf } from './api/call.ts'

interface ReadOptions {
  /** Whole hours: a list that hardly changes (regions, isapres …). */
  readonly reference?: boolean
  readonly enabled?: boolean
}

/** Query options of a read: its key is [name, payload], so `refresh(name)` reaches every payload of it. */
export const readOptions = <N extends CallName>(name: N, payload: PayloadOf<N>, options: ReadOptions = {}) =>
  queryOptions({
    queryKey: [name, payload] as const,
    queryFn: ({ signal }): Promise<ReplyOf<N>> => call(name, payload, { signal }),
    enabled: options.enabled ?? true,
    ...(options.reference ? { staleTime: Number.POSITIVE_INFINITY } : {}),
  })

/** Reads with the cache: `{data, error, isPending, refetch}`. */
export const useRead = <N extends CallName>(name: N, payload: PayloadOf<N>, options: ReadOptions = {}) =>
  useQuery(readOptions(name, payload, options))

/** Work that changes something, of one call or of several: `{mutateAsync, isPending}`; `refreshes` as in useWrite. */
export const useWork = <P, R>(work: (payload: P) => Promise<R>, refreshes: readonly CallName[]) =>
  useMutation({
    mutationFn: work,
    onSuccess: async (_reply, _payload, _result, { client }) => {
      await Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: [read] })))
    },
  })

/** Writes: `{mutateAsync, isPending}`. `refreshes` names the reads that no longer hold afterwards. */
export const useWrite = <N extends CallName>(name: N, refreshes: readonly CallName[] = []) =>
  useWork((payload: PayloadOf<N>): Promise<ReplyOf<N>> => call(name, payload), refreshes)
