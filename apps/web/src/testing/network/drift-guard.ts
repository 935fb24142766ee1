import { afterEach } from 'vitest'

let told: string[] = []

/** Records a difference between the contract and the messages of a screen and its fake server. */
export function tellDrift(text: string): void {
  told.push(text)
}

/** For a test that provokes it: what was told, which is forgiven. */
export function takeDrift(): readonly string[] {
  const now = told
  told = []
  return now
}

// a screen takes what does not fit for a server that failed, and goes on: the test must not
afterEach(() => {
  const drift = new Set(takeDrift())
  if (drift.size > 0) throw new Error(['the fake server must speak the contract', ...drift].join('\n'))
})
