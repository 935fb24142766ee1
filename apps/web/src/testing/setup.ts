import './browser-gaps.ts'
import './console-guard.ts'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
