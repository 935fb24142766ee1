import { afterEach } from 'vitest'

let told: string[] = []

/** Records a difference between the contract and the messages of a screen and its fake server. */
export function tellDrift(text: string): void {
  told.push(text)
}

/** Recorded differences, removed: for a test that provokes them. */
export function takeDrift(): readonly string[] {
  const now = told
  told = []
  return now
}

// a screen treats an invalid reply as a server failure and goes on: the test must fail
afterEach(() => {
  const drift = new Set(takeDrift())
  if (drift.size > 0) throw new Error(['the fake server must speak the contract', ...drift].join('\n'))
})
