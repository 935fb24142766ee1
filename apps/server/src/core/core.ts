import type { Operation } from '@alerce/contract/operation'
import type { Actor } from './actor.ts'
import type { Origin } from './use-case.ts'

/** One call as the gateway hands it on: parsed, authorized by role, not yet by record. */
export interface Call {
  readonly operation: Operation
  readonly payload: unknown
  readonly actor: Actor
  readonly origin: Origin
  /** The client's Idempotency-Key, for writes. */
  readonly clave?: string | undefined
}

/** The one port: the embedded core answers it from the database, a remote core over HTTP. Throws Refusal. */
export interface Core {
  call(call: Call): Promise<unknown>
  /** Keeps that a call was turned away at the door, where that is to be known later: one about health data. */
  turnedAway(call: Call): Promise<void>
}
