import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()
const network = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  network.mockReturnValue(true)
  vi.stubGlobal('location', { ...window.location, reload })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:12:00Z') })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    network.mockReset()
  }
})

test('opens the page anew, and once a minute at most', () => {
  reloadOnce()
  reloadOnce()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.setSystemTime(new Date('2026-11-21T13:13:00Z'))
  reloadOnce()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without network it does not reload by itself', () => {
  network.mockReturnValue(false)
  reloadOnce()
  expect(reload).not.toHaveBeenCalled()
})
