import type { IncomingHttpHeaders } from 'node:http'

/** Counts of the calls of several callers. */
export interface Told {
  /** Confirmed writes. */
  acked: number
  /** Calls sent again under the same key. */
  repeated: number
  /** New logins after a 401. */
  logins: number
  withoutRetryAfter: number
  readonly byStatus: Record<string, number>
  /** Refusals of calls that are right, and defects: a line each. */
  readonly refused: string[]
  /** Instant of a fault. */
  mark: number
  /** Milliseconds from the fault to the first confirmation of a write that began after it. */
  served: number | null
  /** Longest time without a confirmed write since the fault, milliseconds, and the instant of the last one. */
  gap: number
  lastAt: number
}

export const nothingTold = (): Told => ({
  acked: 0,
  repeated: 0,
  logins: 0,
  withoutRetryAfter: 0,
  byStatus: {},
  refused: [],
  mark: Number.POSITIVE_INFINITY,
  served: null,
  gap: 0,
  lastAt: 0,
})

/** Counts a reply; null: no answer. */
export function noteReply(told: Told, reply: { status: number; headers: IncomingHttpHeaders } | null): void {
  const reached = reply?.status ?? 'sin respuesta'
  told.byStatus[reached] = (told.byStatus[reached] ?? 0) + 1
  if (reply?.status === 503 && !reply.headers['retry-after']) told.withoutRetryAfter += 1
}

/** Counts a write that is confirmed now; `began`: when its last attempt began. */
export function acknowledge(told: Told, began: number): void {
  const at = performance.now()
  told.acked += 1
  if (at > told.mark) told.gap = Math.max(told.gap, at - Math.max(told.mark, told.lastAt))
  told.lastAt = at
  if (began > told.mark) told.served ??= at - told.mark
}
