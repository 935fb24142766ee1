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
  /** A write that began after the fault was confirmed. */
  isServed: boolean
  /** Longest time without a confirmed write since the fault, milliseconds, and the instant of its end. */
  gap: number
  gapEnd: number
  /** Instant of the last confirmed write. */
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
  isServed: false,
  gap: 0,
  gapEnd: 0,
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
  const gap = at - Math.max(told.mark, told.lastAt)
  told.acked += 1
  if (gap > told.gap) Object.assign(told, { gap, gapEnd: at })
  told.lastAt = at
  told.isServed ||= began > told.mark
}
