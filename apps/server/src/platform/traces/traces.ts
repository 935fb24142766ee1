/** Names and counts of a span. Never an id, a value or a name of a person: the receiver keeps no secrets of ours. */
export type Attributes = Readonly<Record<string, string | number | readonly string[]>>

/** Span under way. */
export interface OpenSpan {
  readonly traceId: string
  tell(attributes: Attributes): void
  /** Marks it as failed; `type`: a code or a class of error, since texts of errors quote data. */
  fail(type: string): void
}

export type Kind = 'server' | 'client' | 'consumer' | 'internal'

interface Named {
  readonly name: string
  readonly kind: Kind
  readonly attributes?: Attributes
}

/** Work that reached this process from outside. */
export interface Arrived extends Named {
  /** W3C traceparent of its origin; absent or invalid: a new trace begins. */
  readonly parent?: string | undefined
}

/** Traces of this process. Each function rejects with the failure of its work, after marking the span. */
export interface Traces {
  /** Runs a call or a job in its span. */
  enter<T>(arrived: Arrived, work: (span: OpenSpan) => Promise<T>): Promise<T>
  /** Runs a part of it in a span below the present one; without a present one, without span. */
  inside<T>(part: Named, work: (span: OpenSpan | null) => Promise<T>): Promise<T>
  /** Adds to the present span. */
  tell(attributes: Attributes): void
  /** W3C traceparent of the present span, for work that runs later; undefined: there is none. */
  present(): string | undefined
  /** The last batch did not reach the receiver. */
  isFailing(): boolean
  /** Sends pending spans, for two seconds at most. */
  close(): Promise<void>
}

/** Class of a failure: its code where it has a short one, else the name of its error. */
export function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'desconocido'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^\w{3,30}$/.test(code) ? code : error.constructor.name
}
