import { vi } from 'vitest'

class FakeChannel {
  static all: FakeChannel[] = []
  onmessage: ((event: MessageEvent) => void) | null = null
  readonly name: string
  constructor(name: string) {
    this.name = name
    FakeChannel.all.push(this)
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name) other.onmessage?.(new MessageEvent('message', { data }))
    }
  }
  close(): void {
    FakeChannel.all = FakeChannel.all.filter((one) => one !== this)
  }
}

interface LockOptions {
  readonly ifAvailable?: boolean
  readonly signal?: AbortSignal
}

class FakeLocks {
  #held = new Set<string>()
  #waiting: { readonly name: string; readonly go: () => void }[] = []

  async request(name: string, options: LockOptions, work: (lock: object | null) => unknown): Promise<unknown> {
    options.signal?.throwIfAborted()
    if (this.#held.has(name) && options.ifAvailable) return work(null)
    if (this.#held.has(name)) await this.#turn(name, options.signal)
    this.#held.add(name)
    try {
      return await work({ name })
    } finally {
      this.#held.delete(name)
      this.#waiting.find((one) => one.name === name)?.go()
    }
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: [...this.#held].map((name) => ({ name })) }
  }

  #turn(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, refuse) => {
      const one = { name, go: () => leave(resolve) }
      const leave = (then: () => void) => {
        this.#waiting = this.#waiting.filter((other) => other !== one)
        then()
      }
      this.#waiting.push(one)
      signal?.addEventListener('abort', () => leave(() => refuse(signal.reason)))
    })
  }
}

/** Fakes for the tabs of one browser, which jsdom lacks: a channel, and locks unless `locks` is false. */
export function fakeTabs(locks = true): void {
  FakeChannel.all = []
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', locks ? Object.create(navigator, { locks: { value: new FakeLocks() } }) : {})
  vi.stubGlobal('isSecureContext', locks)
}
