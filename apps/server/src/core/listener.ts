import type { Event } from './event.ts'
import type { Context } from './use-case.ts'

export interface Listener {
  readonly event: Event<never>
  readonly hear: (context: Context, detail: never) => Promise<void>
}

/**
 * Reaction of a higher context to an event, in the same transaction: a refusal rolls the event back. Each is in its own
 * file, on-<event>.ts.
 */
export function listener<T>(
  event: Event<T>,
  hear: (context: Context, detail: T) => Promise<void>,
): Listener & { readonly hear: typeof hear } {
  return { event, hear }
}

/** Context that calls these listeners on an event, one after the other. */
export function withListeners(parts: Omit<Context, 'raise'>, listeners: readonly Listener[]): Context {
  const context: Context = {
    ...parts,
    raise: async (raised, detail) => {
      for (const { event, hear } of listeners) if (event.name === raised.name) await hear(context, detail as never)
    },
  }
  return context
}
