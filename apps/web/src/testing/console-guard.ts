import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// react-big-calendar is published in the classic JSX transform: nothing of ours.
const ofOthers = /outdated JSX transform/

let spies: readonly MockInstance[] = []

// A warning of React or of a library is a fault of the screen.
beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const lines = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')))
  const own = lines.filter((line) => !ofOthers.test(line))
  for (const spy of spies) spy.mockRestore()
  expect(own, 'the console must stay silent').toEqual([])
})

/** For a test that provokes a fault: what the console said about it was expected. */
export function forgiveConsole(): void {
  for (const spy of spies) spy.mockClear()
}
