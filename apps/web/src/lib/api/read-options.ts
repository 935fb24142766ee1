import { queryOptions } from '@tanstack/react-query'
import { type CallName, call, type PayloadOf, type ReplyOf } from './call.ts'

export interface ReadOptions {
  /** Cached for hours: a list that hardly changes (regions, isapres …). */
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
