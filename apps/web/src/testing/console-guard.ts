import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let spies: readonly MockInstance[] = []

// A warning of React or of a library is a fault of the screen.
beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const lines = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')))
  for (const spy of spies) spy.mockRestore()
  expect(lines, 'the console must stay silent').toEqual([])
})

/** For a test that provokes a fault: its console messages are expected. */
export function forgiveConsole(): void {
  for (const spy of spies) spy.mockClear()
}
