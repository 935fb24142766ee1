import { useMutation, useQuery } from '@tanstack/react-query'
import { type CallName, call, type PayloadOf, type ReplyOf } from './api/call.ts'
import { isRefusal } from './api/errors.ts'
import { type ReadOptions, readOptions } from './api/read-options.ts'
import { refreshAfter } from './refresh.ts'

/** Reads with the cache: `{data, error, isPending, refetch}`. */
export const useRead = <N extends CallName>(name: N, payload: PayloadOf<N>, options: ReadOptions = {}) =>
  useQuery(readOptions(name, payload, options))

/**
 * Work of one call or of several: `{mutateAsync, isPending}`; `calls`, those that change something, as in useWrite. Refused
 * since somebody else changed it meanwhile (412), what stands is read before that is told: the next press is a decision of
 * the person, with the version that they see.
 */
export const useWork = <P, R>(work: (payload: P) => Promise<R>, calls: readonly CallName[]) =>
  useMutation({
    mutationFn: work,
    onSuccess: (_reply, _payload, _result, { client }) => refreshAfter(client, ...calls),
    onError: async (error, _payload, _result, { client }) => {
      if (isRefusal(error, 412)) await refreshAfter(client, ...calls)
    },
  })

/** Writes: `{mutateAsync, isPending}`. What shows what the call declares to change is read again afterwards. */
export const useWrite = <N extends CallName>(name: N) =>
  useWork((payload: PayloadOf<N>): Promise<ReplyOf<N>> => call(name, payload), [name])

/**
 * Writes what ends a screen: `leave` goes before anything is read again, so that nothing of what it has become is drawn
 * where it was pressed, and nothing of the old screen leads elsewhere. It navigates with `flushSync`: the screen is gone
 * once it is done.
 */
export const useLastWrite = <N extends CallName>(name: N, leave: () => unknown) =>
  useWork(
    async (payload: PayloadOf<N>): Promise<ReplyOf<N>> => {
      const reply = await call(name, payload)
      await leave()
      return reply
    },
    [name],
  )
