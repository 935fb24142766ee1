import './browser-gaps.ts'
import './console-guard.ts'
import './matchers.ts'
import { routes } from '@alerce/contract/routes'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { knowRoutes } from '../lib/api/known-routes.ts'
import { keepCsrf, sessionEnded, whenSessionEnds } from '../lib/api/session-token.ts'
import { keepFocus } from '../lib/focus/focus.ts'
import { tellDrift } from './network/drift-guard.ts'

// no screen of a test stands inside the gate, which brings every route
knowRoutes(routes)

// unanswered reads are retried at once: some thirty tests would wait a second and a half each
vi.mock('../lib/api/backoff.ts', () => ({ BACKOFF_MS: [0, 0] }))

// jsdom has no canvas: pdf.js opens nothing in it, and warns on import in whichever test comes first
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  GlobalWorkerOptions: {},
  getDocument: () => ({ promise: Promise.reject(new Error('no canvas')) }),
}))

// Lazy chunks take long where many tests run at once
configure({ asyncUtilTimeout: 60_000 })

// a test without a fake server gets one that answers nothing and reports it
beforeEach(() => {
  vi.stubGlobal('fetch', async (input: unknown) => {
    tellDrift(`the test gives no answer to ${input}`)
    throw new TypeError('nobody answers')
  })
})

// test files share the modules: a session ended by an earlier test must not reach this one
beforeEach(() => {
  whenSessionEnds(() => undefined)
  keepCsrf('')
  sessionEnded(null)
})

// nor the storage: they share the window, too
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

let letFocus = () => {}
beforeEach(() => {
  // as every entry does
  letFocus = keepFocus()
})

afterEach(() => {
  letFocus()
  cleanup()
  vi.unstubAllGlobals()
  // the next file shares the clock
  vi.useRealTimers()
})
