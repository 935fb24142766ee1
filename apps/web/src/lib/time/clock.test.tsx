import { expect, onTestFinished, test, vi } from 'vitest'
import { hearServerTime, now, todayInSantiago } from './clock.ts'

function deviceAt(instant: string) {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
  onTestFinished(() => {
    hearServerTime(vi.getMockedSystemTime()?.toUTCString() ?? null)
    vi.useRealTimers()
  })
}

test('a device a day slow takes the day of the server', () => {
  deviceAt('2026-11-27T12:00:00Z')
  hearServerTime('Sat, 28 Nov 2026 12:00:00 GMT')
  expect(todayInSantiago()).toBe('2026-11-28')
})

test('a device that is right within a minute keeps its own clock', () => {
  deviceAt('2026-11-28T12:00:00Z')
  hearServerTime('Sat, 28 Nov 2026 12:00:40 GMT')
  expect(now()).toBe('2026-11-28T12:00:00.000Z')
})

test('a device that is set right is believed again', () => {
  deviceAt('2026-11-27T12:00:00Z')
  hearServerTime('Sat, 28 Nov 2026 12:00:00 GMT')
  vi.setSystemTime('2026-11-28T12:05:00Z')
  hearServerTime('Sat, 28 Nov 2026 12:05:00 GMT')
  expect(now()).toBe('2026-11-28T12:05:00.000Z')
})

test('an answer without a date says nothing', () => {
  deviceAt('2026-11-28T12:00:00Z')
  hearServerTime(null)
  expect(now()).toBe('2026-11-28T12:00:00.000Z')
})
