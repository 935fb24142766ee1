import { afterEach, expect } from 'vitest'

let told: string[] = []

/** What a screen and its fake server say to each other against the contract: the test fails, whatever it shows. */
export function tellDrift(text: string): never {
  told.push(text)
  throw new Error(text)
}

// a screen would take the error for a server that is out of reach, and go on
afterEach(() => {
  const now = told
  told = []
  expect(now, 'the fake server must speak the contract').toEqual([])
})
