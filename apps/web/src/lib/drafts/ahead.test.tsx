import { beforeEach, expect, test, vi } from 'vitest'
import { borradorDe } from '../../testing/acts/borrador.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { askAhead, firstDraft } from './ahead.ts'
import { forgetDrafts } from './drafts.ts'
import { addressHere, leaveAt } from './left.ts'

const FORM = 'prueba:1'

beforeEach(() => {
  sessionStorage.clear()
  askAhead()
})

function open() {
  const received = fakeServer({ obtenerBorrador: borradorDe({ usuario: 'ana' }) })
  return () => received.length
}

test('drafts left on a screen are prefetched with it, and used by their forms', async () => {
  const calls = open()
  leaveAt(addressHere(), FORM, true)
  askAhead()
  expect(await firstDraft(FORM)).toMatchObject([{ campo: 'usuario', a: 'ana' }])
  expect(calls()).toBe(1)
  // opened again on the same screen, the draft may have changed
  await firstDraft(FORM)
  expect(calls()).toBe(2)
})

test('drafts discarded, or of another screen, are not prefetched', async () => {
  const calls = open()
  leaveAt(addressHere(), FORM, true)
  leaveAt(addressHere(), FORM, false)
  leaveAt('/dashboard/otra?prospectoId=1', FORM, true)
  askAhead()
  await firstDraft('prueba:2')
  expect(calls()).toBe(1)
})

test('a draft prefetched half a minute ago is requested again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const calls = open()
  leaveAt(addressHere(), FORM, true)
  askAhead()
  vi.advanceTimersByTime(31_000)
  await firstDraft(FORM)
  vi.useRealTimers()
  expect(calls()).toBe(2)
})

test('the last forty are remembered', async () => {
  const calls = open()
  for (let form = 1; form <= 41; form++) leaveAt(addressHere(), `prueba:${form}`, true)
  askAhead()
  await Promise.all([firstDraft('prueba:2'), firstDraft('prueba:41')])
  expect(calls()).toBe(40)
  await firstDraft('prueba:1')
  expect(calls()).toBe(41)
})

test('after a logout no draft is remembered', async () => {
  const calls = open()
  leaveAt(addressHere(), FORM, true)
  await forgetDrafts()
  askAhead()
  await firstDraft('prueba:2')
  expect(calls()).toBe(1)
})
