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
  /** Hears of it as soon as it is done, before what it changed is read again. */
  readonly said?: ((reply: R) => void) | undefined
}

/** Done, and said to be: what goes on is only that it is read again. */
const saidWork = new WeakSet<object>()

/** Nobody has been told yet that it is done. */
export const isUnsaid = ({ state: { variables } }: Mutation): boolean => !saidWork.has(Object(variables))

/** The acts that end a screen, while they are on their way. */
export const LAST_WRITE = ['lastWrite'] as const

interface Como {
  readonly decided?: boolean
  readonly last?: boolean
}

/**
 * Work of one call or of several: `{mutateAsync, isPending}`; `calls`, those that change something, as in useWrite. It is
 * pending until what it changed has been read again: a row that it was pressed in is not pressed as it stood. Refused
 * since it changed meanwhile (412) or is gone (404), what stands is read before that is told: the next press is a decision of
 * the person, on what they see. `decided`: refused since it was decided already, or over what is no longer so (409, 422),
 * so too; elsewhere a 409 may be a question, and nothing has changed. `last`: it ends the screen.
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

/** Writes: `{mutateAsync, isPending}`. What shows what the call declares to change is read again afterwards. */
export const useWrite = <N extends CallName>(name: N, como: Como = {}) =>
  useWork((payload: PayloadOf<N>): Promise<ReplyOf<N>> => call(name, payload), [name], como)

/** Decides on what others decide on too: decided by them already, what stands is read again before that is told. */
export const useDecision = <N extends CallName>(name: N) => useWrite(name, { decided: true })

/**
 * Writes what ends a screen: `leave` goes before anything is read again, so that nothing of what it has become is drawn
 * where it was pressed, and nothing of the old screen leads elsewhere. It navigates with `flushSync`: the screen is gone
 * once it is done.
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
