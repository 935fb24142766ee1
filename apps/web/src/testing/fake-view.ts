import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** jsdom shows nothing: the test decides when an observed element becomes visible. */
export function fakeView(): { show: () => void } {
  const watching = new Set<() => void>()
  class FakeObserver {
    readonly #told: () => void
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.#told = () => callback([{ isIntersecting: true }])
    }
    observe(): void {
      watching.add(this.#told)
    }
    disconnect(): void {
      watching.delete(this.#told)
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return {
    show: () =>
      act(() => {
        for (const told of [...watching]) told()
      }),
  }
}
