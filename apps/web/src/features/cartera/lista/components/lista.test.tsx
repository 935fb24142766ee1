import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeEvents } from '../../../../testing/fake-events.ts'
import { fakeServer } from '../../../../testing/fake-server.ts'
import { fichaDe } from '../../../../testing/ficha.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { HomeScreen } from '../home-screen.tsx'
import { indicesDe } from '../use-row-window.ts'

// tests of a worker share modules: here the code of long lists has not come yet
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

const TODOS = 310
/** Height of a card in jsdom, with the gap between two. */
const ALTO = 76

const down = (from: number, count: number) =>
  Array.from({ length: Math.min(count, from) }, (_, index) => fichaDe(from - index))

/** The list of them all, loaded as far as `filas`, as the back button finds it. */
async function open(filas: number, newest = () => TODOS, at = '/home') {
  fakeServer({
    obtenerProspectos: ({ limite = 15, cursor }) => (limite === 1 ? [] : down((cursor ?? newest() + 1) - 1, limite)),
    obtenerEstadosProspectos: [],
    obtenerTipoProspectos: [],
    obtenerVistas: { vistas: [] },
    obtenerEtiquetas: { etiquetas: [] },
  })
  renderScreen(<HomeScreen />, { at, state: { lugar: { y: 0, ancla: null, filas } } })
  expect(await screen.findByText(new RegExp(`^${filas} prospectos`))).toBeVisible()
}

let y = 0
const scroll = (to: number) =>
  act(() => {
    y = to
    window.dispatchEvent(new Event('scroll'))
  })
const items = () => screen.getAllByRole('listitem')
const places = () => items().map((item) => Number(item.getAttribute('aria-posinset')))

beforeEach(() => {
  y = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  vi.spyOn(HTMLOListElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -y))
})
afterEach(() => vi.restoreAllMocks())

test('a table is there at the place where it was left, though its code comes later than its rows', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media.includes('1024px'), addEventListener() {}, removeEventListener() {} }) as never,
  )
  await open(20, undefined, '/home?columnas=estado')
  expect(screen.queryByRole('article')).toBeNull()
  expect(await screen.findByRole('table', { name: 'Prospectos' })).toBeVisible()
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('a short list is drawn whole; grown long, only what is in view, and the focus stays on its card', async () => {
  await open(15)
  expect(items()).toHaveLength(15)
  const button = screen.getByRole('button', { name: 'Gestionar a PROSPECTO 308' })
  act(() => button.focus())
  for (const filas of [30, 45, 60]) {
    fireEvent.click(screen.getByRole('button', { name: 'Ver más prospectos' }))
    expect(await screen.findByText(new RegExp(`^${filas} prospectos`))).toBeVisible()
  }
  await waitFor(() => expect(items().length).toBeLessThan(40))
  expect(button).toHaveFocus()
})

describe('of many cards', () => {
  test('only those in view are drawn, each with its place among all', async () => {
    await open(TODOS)
    for (const to of [0, 150 * ALTO, (TODOS - 1) * ALTO]) {
      scroll(to)
      expect(items().length).toBeLessThan(40)
      expect(places()).toContain(to / ALTO + 1)
      expect(new Set(items().map((item) => item.getAttribute('aria-setsize')))).toEqual(new Set([String(TODOS)]))
    }
    expect(screen.getByRole('heading', { name: 'PROSPECTO 1' })).toBeVisible()
  })

  test('how many there are is not said before all are loaded', async () => {
    await open(115)
    expect(items()[0]).toHaveAttribute('aria-setsize', '-1')
  })

  test('the one with the focus stays, and so do its neighbours, for Tab', async () => {
    await open(200)
    const button = screen.getByRole('button', { name: 'Gestionar a PROSPECTO 305' })
    act(() => button.focus())
    scroll(150 * ALTO)
    expect(button).toHaveFocus()
    expect(places().slice(0, 3)).toEqual([5, 6, 7])
    act(() => screen.getByRole('button', { name: 'Buscar' }).focus())
    scroll(151 * ALTO)
    expect(screen.queryByRole('button', { name: 'Gestionar a PROSPECTO 305' })).toBeNull()
  })

  test('a new card above the view scrolls by its height, keeping the visible cards in place', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const events = fakeEvents()
    let newest = TODOS
    await open(100, () => newest)
    scroll(50 * ALTO)
    newest = TODOS + 1
    events.tell('prospecto', { prospectoId: newest })
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 51 * ALTO, behavior: 'instant' }))
  })

  test('on paper stand all', async () => {
    let print = () => {}
    let matches = false
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          get matches() {
            return media === 'print' && matches
          },
          addEventListener: (_type: string, changed: () => void) => {
            if (media === 'print') print = changed
          },
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    )
    await open(200)
    expect(items().length).toBeLessThan(40)
    matches = true
    act(() => print())
    expect(items()).toHaveLength(200)
  })
})

test.each([
  [{ startIndex: 0, endIndex: 4 }, -1, [0, 1, 2, 3, 4, 5, 6]],
  [{ startIndex: 95, endIndex: 99 }, -1, [93, 94, 95, 96, 97, 98, 99]],
  [{ startIndex: 50, endIndex: 50 }, 0, [0, 1, 48, 49, 50, 51, 52]],
  [{ startIndex: 50, endIndex: 50 }, 99, [48, 49, 50, 51, 52, 98, 99]],
  [{ startIndex: 50, endIndex: 50 }, 53, [48, 49, 50, 51, 52, 53, 54]],
])('in view %o with the focus on %i: %j', (range, focus, drawn) =>
  expect(indicesDe({ ...range, overscan: 2, count: 100 }, focus)).toEqual(drawn),
)
