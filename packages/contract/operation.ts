import type { z } from 'zod'
import type { MessageDefinition } from './messages/message.ts'
import { type Route, type RouteName, routes } from './routes.ts'

/** A role of a person. `supervisor` is the read-only visitor by link (spec 1 §6). */
export type Role = 'asesor' | 'jefatura' | 'contraloria' | 'mesa' | 'administracion' | 'supervisor'

export interface Declaration<Q extends z.ZodType, R extends z.ZodType> {
  /** Who may call: nobody needs a session for `publica`; else one of these roles (bearer clients: see `Route.bearer`). */
  readonly access: 'publica' | readonly Role[]
  /** Shape of the payload: of the body for POST, of path parameters and query together for GET. */
  readonly request: Q
  /** Shape of `data` (envelopes data and body+data), of `Valor` (envelope resultado). */
  readonly reply: R
  /** Words for the reply, sent beside `data` as `descripcion`. */
  descripcion?(reply: z.output<R>): string
  /** What the advisor reads when the call fails for a technical reason (the specification's own words). */
  readonly failure: MessageDefinition
  /** The reply or the payload carries health data: each call is written to the access log. */
  readonly health?: true
  /** The screens ask it by themselves: it does not count as activity of the session (spec 1 §9). */
  readonly passive?: true
  /** Open to someone who must first replace a provisional password; all else is closed to them. */
  readonly provisional?: true
  /** Carries a password or a secret: its answer is never remembered, nor a digest of what was sent. */
  readonly secret?: true
  /** Bytes of body accepted; 256 KiB when absent. */
  readonly bodyLimit?: number
}

export interface Operation<Q extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType>
  extends Declaration<Q, R>,
    Route {
  readonly name: RouteName
}

/** Declares one call: its route comes from the table, its access, shapes and failure text from here. */
export function operation<N extends RouteName, Q extends z.ZodType, R extends z.ZodType>(
  name: N,
  declaration: Declaration<Q, R>,
): Operation<Q, R> & { readonly name: N } {
  return { name, ...routes[name], ...declaration }
}

/** What a use case receives after parsing. */
export type Input<O extends Operation> = z.output<O['request']>
/** What a use case returns before presenting. */
export type Reply<O extends Operation> = z.output<O['reply']>
