import { type Mutation, useMutation, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type CallName, call, type PayloadOf, type ReplyOf } from './api/call.ts'
import { isStale, standsOtherwise } from './api/errors.ts'
import { type ReadOptions, readOptions } from './api/read-options.ts'
import { refreshAfter } from './refresh.ts'

/** Reads with the cache: `{data, error, isPending, refetch}`. */
export const useRead = <N extends CallName>(name: N, payload: PayloadOf<N>, options: ReadOptions = {}) =>
  useQuery(readOptions(name, payload, options))

interface AskedWork<P, R> {
  readonly payload: P
  /** Called once the work is done, before its refetch. */
  readonly said?: ((reply: R) => void) | undefined
}

/** Work done and reported: only its refetch is pending. */
const saidWork = new WeakSet<object>()

/** The work is not reported as done yet. */
export const isUnsaid = ({ state: { variables } }: Mutation): boolean => !saidWork.has(Object(variables))

/** Acts in progress that end a screen. */
export const LAST_WRITE = ['lastWrite'] as const

interface Como {
  readonly decided?: boolean
  readonly last?: boolean
}

/**
 * Work of one call or of several: `{mutateAsync, isPending}`; `calls`: those that change something, as in useWrite. It
 * is pending until the refetch ends: a row cannot be pressed in its old state. If refused because the record changed
 * (412) or is gone (404), it refetches before the report. Then the next press is a decision of the user on current
 * data. `decided`: the same after a 409 or 422, for decisions already made or outdated; elsewhere a 409 may be a
 * question, and nothing has changed. `last`: it ends the screen.
 */
export const useWork = <P, R>(
  work: (payload: P) => Promise<R>,
  calls: readonly CallName[],
  { decided = false, last = false }: Como = {},
) => {
  const { mutateAsync: ask, ...mutation } = useMutation({
    ...(last ? { mutationKey: LAST_WRITE } : {}),
    mutationFn: async (asked: AskedWork<P, R>) => {
      const reply = await work(asked.payload)
      if (asked.said) {
        saidWork.add(asked)
        asked.said(reply)
      }
      return reply
    },
    onSuccess: (_reply, _payload, _result, { client }) => refreshAfter(client, ...calls),
    onError: async (error, _payload, _result, { client }) => {
      if (isStale(error) || (decided && standsOtherwise(error))) await refreshAfter(client, ...calls)
    },
  })
  const mutateAsync = useCallback((payload: P, said?: (reply: R) => void) => ask({ payload, said }), [ask])
  return { ...mutation, mutateAsync }
}

/**
 * Writes: `{mutateAsync, isPending}`. Readings of the subjects that the call declares to change are refetched
 * afterwards.
 */
export const useWrite = <N extends CallName>(name: N, como: Como = {}) =>
  useWork((payload: PayloadOf<N>): Promise<ReplyOf<N>> => call(name, payload), [name], como)

/** Decision that others can take too: if already taken, the current state is refetched before the report. */
export const useDecision = <N extends CallName>(name: N) => useWrite(name, { decided: true })

/**
 * Write that ends a screen: `leave` runs before any refetch, so that the old screen neither redraws nor redirects. It
 * navigates with `flushSync`: the screen is gone once it returns.
 */
export const useLastWrite = <N extends CallName>(name: N, leave: (sent: PayloadOf<N>) => unknown) =>
  useWork(
    async (payload: PayloadOf<N>): Promise<ReplyOf<N>> => {
      const reply = await call(name, payload)
      await leave(payload)
      return reply
    },
    [name],
    { last: true },
  )
