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
  #held = false
  #waiting: (() => void)[] = []

  async request(_name: string, options: LockOptions, work: (lock: object | null) => unknown): Promise<unknown> {
    options.signal?.throwIfAborted()
    if (this.#held && options.ifAvailable) return work(null)
    if (this.#held) await this.#turn(options.signal)
    this.#held = true
    try {
      return await work({})
    } finally {
      this.#held = false
      this.#waiting.shift()?.()
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((go, refuse) => {
      this.#waiting.push(go)
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((other) => other !== go)
        refuse(signal.reason)
      })
    })
  }
}

/** What lets the tabs of one browser know of each other, which jsdom has not: locks and a channel. */
export function fakeTabs(): void {
  FakeChannel.all = []
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: new FakeLocks() } }))
}
