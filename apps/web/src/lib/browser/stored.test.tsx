import { afterEach, expect, test, vi } from 'vitest'
import { inBrowser, inWindow } from './stored.ts'

afterEach(() => vi.restoreAllMocks())

const refused = () => {
  throw new DOMException('refused', 'SecurityError')
}

test.each([
  ['localStorage', inBrowser],
  ['sessionStorage', inWindow],
] as const)('%s keeps a text, and forgets it', (name, stored) => {
  stored.set('a', 'uno')
  expect([window[name].getItem('a'), stored.get('a')]).toEqual(['uno', 'uno'])
  stored.set('a', null)
  expect([window[name].getItem('a'), stored.get('a')]).toEqual([null, null])
})

test.each([
  ['localStorage', inBrowser],
  ['sessionStorage', inWindow],
] as const)('a blocked %s keeps texts as long as the page is open', (name, stored) => {
  vi.spyOn(window, name, 'get').mockImplementation(refused)
  expect(stored.get('b')).toBeNull()
  stored.set('b', 'dos')
  expect(stored.get('b')).toBe('dos')
  stored.set('b', null)
  expect(stored.get('b')).toBeNull()
})

test('a full storage keeps the last text, not the one before', () => {
  inBrowser.set('c', 'antes')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused)
  inBrowser.set('c', 'después')
  expect(inBrowser.get('c')).toBe('después')
})
