import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSeen } from './use-seen.ts'

type Told = (entries: readonly { readonly isIntersecting: boolean }[]) => void

test.each([
  [[true], 1],
  [[false], 0],
  [[false, true], 1],
  [[true, false], 0],
])('called once with %j, it acts %i times', (changes, times) => {
  let told: Told = () => {}
  class FakeObserver {
    constructor(callback: Told) {
      told = callback
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const onSeen = vi.fn()
  function End() {
    return <div ref={useSeen({ onSeen, active: true })} />
  }
  render(<End />)
  act(() => told(changes.map((isIntersecting) => ({ isIntersecting }))))
  expect(onSeen).toHaveBeenCalledTimes(times)
})
