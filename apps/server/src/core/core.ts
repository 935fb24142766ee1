import type { Operation } from '@alerce/contract/operation'
import type { Position } from '../platform/db/position.ts'
import type { Actor } from './actor.ts'
import type { Origin } from './use-case.ts'

/** Position of the database that a screen has seen: its reads may be served by a replica that shows no less. */
export interface Seen {
  /** null: unknown; its reads go to the primary. */
  readonly position: Position | null
  /** Called after the call, with the position that covers what it wrote or read; undefined or null: unknown. */
  raise(position: Position | null | undefined): void
}

/** One call as the gateway hands it on: parsed, authorized by role, not yet by record. */
export interface Call {
  readonly operation: Operation
  readonly payload: unknown
  /** Payload as it was sent, already known to have the right shape: what goes on to a remote core. */
  readonly sent?: unknown
  readonly actor: Actor
  readonly origin: Origin
  /** The client's Idempotency-Key, for writes. */
  readonly clave?: string | undefined
  /** Of a person's screen, where there is a replica. */
  readonly seen?: Seen | undefined
}

/** The one port: the embedded core answers it from the database, a remote core over HTTP. Throws Refusal. */
export interface Core {
  call(call: Call): Promise<unknown>
  /** Keeps that a call was turned away at the door, where that is to be known later: one about health data. */
  turnedAway(call: Call): Promise<void>
}
