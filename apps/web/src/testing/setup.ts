import './browser-gaps.ts'
import './console-guard.ts'
import './matchers.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
