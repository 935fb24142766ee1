import type { Eventos } from '@alerce/contract/eventos'
import { seeEvent } from '../api/position.ts'
import { joinStream } from './shared-stream.ts'
import type { EventName, Told } from './stream.ts'

export type Handler<N extends EventName> = (data: Eventos[N]) => void

/** Listeners of a tab, which joins the stream while it has any. */
export class Subscribers {
  readonly #handlers = new Map<symbol, (told: Told) => void>()
  #leave: (() => void) | null = null

  add<N extends EventName>(name: N, handler: Handler<N>): () => void {
    const key = Symbol(name)
    this.#handlers.set(key, (told) => told.name === name && handler(told.data as Eventos[N]))
    this.#leave ??= joinStream((told) => this.#tell(told))
    return () => this.#remove(key)
  }

  #remove(key: symbol): void {
    this.#handlers.delete(key)
    if (this.#handlers.size > 0) return
    this.#leave?.()
    this.#leave = null
  }

  /** The position first: handlers read again at once. */
  #tell(told: Told): void {
    seeEvent(told.position ?? '')
    for (const handler of [...this.#handlers.values()]) handler(told)
  }
}
