import type { Repair } from './examine.ts'

/** Upload in progress, or stopped, with its possible actions. */
export interface Upload {
  readonly id: number
  /** Key of its destination. */
  readonly to: string
  readonly file: File
  readonly name: string
  /** Fingerprint that tells chosen files apart. */
  readonly print: string
  /** `chosen`: held until sent. `failed`: it can be sent again. `refused`: not as it is. */
  readonly state: 'reading' | 'chosen' | 'waiting' | 'sending' | 'failed' | 'refused'
  /** Sent fraction, 0 to 1. */
  readonly progress: number
  readonly problem?: string | undefined
  /** Rejected for its type, with the text of its destination above the list. */
  readonly examined?: boolean | undefined
  readonly repair?: Repair | undefined
  readonly repairing?: boolean
}

interface State {
  readonly uploads: readonly Upload[]
  /** Last event and its destination, for a screen reader. */
  readonly said: { readonly to: string; readonly text: string } | null
}

/** Rows of the files of a screen, and their listeners. */
export class Rows {
  #state: State = { uploads: [], said: null }
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): State => this.#state

  /** True while a chosen file has not arrived, and still may. */
  readonly underWay = (): boolean => this.#state.uploads.some(({ state }) => state !== 'failed' && state !== 'refused')

  /** State of chosen files that are not stored yet; refused files do not count. */
  readonly standing = (): 'underWay' | 'failed' | null => {
    if (this.underWay()) return 'underWay'
    return this.#state.uploads.some(({ state }) => state === 'failed') ? 'failed' : null
  }

  at(key: string): readonly Upload[] {
    return this.#state.uploads.filter(({ to }) => to === key)
  }

  row(id: number): Upload | undefined {
    return this.#state.uploads.find((one) => one.id === id)
  }

  add(row: Upload): void {
    this.#set({ uploads: [...this.#state.uploads, row] })
  }

  change(id: number, to: Partial<Upload>): void {
    this.#set({ uploads: this.#state.uploads.map((one) => (one.id === id ? { ...one, ...to } : one)) })
  }

  drop(id: number): void {
    this.#set({ uploads: this.#state.uploads.filter((one) => one.id !== id) })
  }

  clear(): void {
    this.#set({ uploads: [], said: null })
  }

  say(to: string, text: string): void {
    this.#set({ said: { to, text } })
  }

  /** Resolves once no file of that place is in one of these states. */
  until(key: string, none: readonly Upload['state'][]): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.at(key).some(({ state }) => none.includes(state))) return
        this.#listeners.delete(look)
        resolve()
      }
      this.#listeners.add(look)
      look()
    })
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
