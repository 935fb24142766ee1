/** Something that happens inside a transaction. The noun it happens to declares it, and knows nobody who listens. */
export interface Event<T> {
  readonly name: string
  /** Only a type: what is told with it. */
  readonly told?: (detail: T) => void
}

/** Declares an event. `name`: what happened, as the files of its listeners call it. */
export const event = <T>(name: string): Event<T> => ({ name })
