import './browser-gaps.ts'
import './console-guard.ts'
import './network/drift-guard.ts'
import './matchers.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// what is fetched after its screen takes its time where many tests run at once
configure({ asyncUtilTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
