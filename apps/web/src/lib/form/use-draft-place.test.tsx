import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { borradorDe } from '../../testing/acts/borrador.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fakeTabs } from '../../testing/fake-tabs.ts'
import { useDraftPlace } from './use-draft-place.ts'

const NUEVO = 'prospecto:nuevo'

beforeEach(() => sessionStorage.clear())

/** Of these drafts something is kept. */
const kept = (...formularios: readonly string[]) =>
  fakeServer({
    obtenerBorrador: ({ formulario }) => (formularios.includes(formulario) ? borradorDe({ nombres: 'ANA' }) : null),
  })

/** The form opens in a window; `again`: one that was there before. */
async function open(name = NUEVO, { again = false, touched = () => false as boolean } = {}) {
  if (!again) sessionStorage.clear()
  const { result, unmount } = renderHook(() => useDraftPlace(name, touched))
  await waitFor(() => expect(result.current.formulario).not.toBeNull())
  const place = () => result.current.formulario
  const lookElsewhere = () => act(() => result.current.lookElsewhere())
  const close = async () => {
    unmount()
    await act(() => Promise.resolve())
  }
  return { place, lookElsewhere, close }
}

test('windows that each write something new write in drafts of their own, as far as there are places', async () => {
  fakeTabs()
  const places = []
  for (let window = 0; window < 5; window++) places.push((await open()).place())
  expect(places).toEqual([NUEVO, `${NUEVO}#2`, `${NUEVO}#3`, `${NUEVO}#4`, `${NUEVO}#4`])
})

test('another form, and the same of another record, has its places for itself', async () => {
  fakeTabs()
  const places = []
  for (const name of ['cita:nueva', 'cita:nueva:2', 'pareja:nueva']) places.push((await open(name)).place())
  expect(places).toEqual(['cita:nueva', 'cita:nueva:2', 'pareja:nueva'])
})

test('an existing record has one draft in all windows', async () => {
  fakeTabs()
  const places = [(await open('prospecto:12')).place(), (await open('prospecto:12')).place()]
  expect(places).toEqual(['prospecto:12', 'prospecto:12'])
})

test('without locks there is one draft, at once', () => {
  const { result } = renderHook(() => useDraftPlace(NUEVO, () => false))
  expect(result.current.formulario).toBe(NUEVO)
})

test('a window comes back to its own place, though one before it is free', async () => {
  fakeTabs()
  const first = await open()
  const second = await open()
  await first.close()
  await second.close()
  expect((await open(NUEVO, { again: true })).place()).toBe(`${NUEVO}#2`)
})

test('a window that was duplicated takes another place', async () => {
  fakeTabs()
  await open()
  expect((await open(NUEVO, { again: true })).place()).toBe(`${NUEVO}#2`)
})

test('an empty form takes the draft left by a closed window', async () => {
  fakeTabs()
  kept(`${NUEVO}#3`)
  const { place, lookElsewhere } = await open()
  await lookElsewhere()
  expect(place()).toBe(`${NUEVO}#3`)
  expect((await open()).place()).toBe(NUEVO)
})

test('a draft open in another window is not taken', async () => {
  fakeTabs()
  await open()
  kept(NUEVO)
  const { place, lookElsewhere } = await open()
  await lookElsewhere()
  expect(place()).toBe(`${NUEVO}#2`)
})

test('with text typed meanwhile no other draft is loaded: it stays for the next form', async () => {
  fakeTabs()
  kept(`${NUEVO}#2`)
  const { place, lookElsewhere } = await open(NUEVO, { touched: () => true })
  await lookElsewhere()
  expect(place()).toBe(NUEVO)
  expect((await open()).place()).toBe(`${NUEVO}#2`)
})
