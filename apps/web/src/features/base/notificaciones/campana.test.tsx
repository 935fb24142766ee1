import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import {
  type Answers,
  fakeServer,
  inTurn,
  payloadsIn,
  Refused,
  thenLate,
  UNREACHABLE,
  Unexpected,
} from '../../../testing/fake-server.ts'
import { fakeView } from '../../../testing/fake-view.ts'
import { type Notificacion, notificacion, pageOf as page } from '../../../testing/notificaciones.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { irregularidadDeVenta, ventaDe } from '../../../testing/venta.ts'
import { Campana } from './campana.tsx'

const many = (from: number, count: number) => Array.from({ length: count }, (_, step) => notificacion(from - step))

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerNotificaciones: page([notificacion(3), notificacion(2, { leida: 'S' })], 1),
    actualizarNotificacion: 'ok',
    ...answers,
  })
  const { router } = renderScreen(<Campana />, { at: '/home', session })
  const sent = payloadsIn(received)
  return { router, sent }
}

const bell = (name: string | RegExp = /^Notificaciones/) => screen.findByRole('button', { name })
const press = async (name?: string | RegExp) => userEvent.click(await bell(name))
/** Moves the focus to the first notification, past the filters and the button that reads all. */
async function toTheFirst() {
  const first = await screen.findByRole('button', { name: /Aviso 3/ })
  for (let tabs = 0; tabs < 4 && document.activeElement !== first; tabs += 1) await userEvent.tab()
  expect(first).toHaveFocus()
}
const panel = () => screen.findByRole('region', { name: 'Notificaciones' })

beforeEach(() => {
  const toFake = ['Date' as const, 'setInterval' as const, 'clearInterval' as const]
  vi.useFakeTimers({ now: new Date('2026-10-07T13:00:00Z'), shouldAdvanceTime: true, toFake })
  return () => vi.useRealTimers()
})

describe('the bell', () => {
  test.each([
    [3, 'Notificaciones, 3 sin leer'],
    [0, 'Notificaciones'],
  ])('with %i unread its name is «%s»', async (noLeidas, name) => {
    open({ obtenerNotificaciones: page([notificacion(1)], noLeidas) })
    expect(await bell(name)).toBeVisible()
  })

  test('opens and closes; Esc closes and gives the focus back', async () => {
    open()
    await press('Notificaciones, 1 sin leer')
    expect(await bell()).toHaveAttribute('aria-expanded', 'true')
    await panel()
    await userEvent.tab()
    expect(await screen.findByRole('combobox', { name: 'Leídas o por leer' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region')).toBeNull()
    expect(await bell()).toHaveFocus()
  })

  test('closes when one presses elsewhere, but not where it stands beside the content', async () => {
    open()
    await press()
    await userEvent.click(document.body)
    expect(screen.queryByRole('region')).toBeNull()
    const { matchMedia } = window
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: query.includes('1400px') }))
    await press()
    await userEvent.click(document.body)
    expect(await panel()).toBeVisible()
  })
})

describe('the panel', () => {
  test('groups by day and marks unread ones with text', async () => {
    const old = notificacion(1, { fechaHoraNotificacion: '2026-10-02T18:44:00', leida: 'S', mensaje: 'Ya vista' })
    open({ obtenerNotificaciones: page([notificacion(3), old], 1) })
    await press('Notificaciones, 1 sin leer')
    const hoy = within(await screen.findByRole('region', { name: 'Hoy' }))
    expect(hoy.getByRole('button', { name: 'Sin leer: Aviso 3 09:12 VALENTINA HERRERA LAGOS' })).toBeVisible()
    const antes = within(screen.getByRole('region', { name: '02 de octubre' }))
    expect(antes.getByRole('button', { name: 'Ya vista 18:44 VALENTINA HERRERA LAGOS' })).toBeVisible()
  })

  test('empty, it says so', async () => {
    open({ obtenerNotificaciones: page([]) })
    await press()
    expect(await screen.findByText('No hay notificaciones para mostrar')).toBeVisible()
  })

  test('further pages come when the last one is seen, each notification once; opened again it begins with the first', async () => {
    const view = fakeView()
    // One came in between: it moved the last of the first page to the second.
    const pages: Record<number, Notificacion[]> = { 1: many(40, 15), 2: many(26, 15), 3: many(11, 2) }
    const { sent } = open({ obtenerNotificaciones: ({ pagina }) => page(pages[pagina] ?? []) })
    const asked = () => sent('obtenerNotificaciones').map(({ pagina }) => pagina)
    await press()
    expect(await screen.findAllByRole('listitem')).toHaveLength(15)
    view.show()
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(29))
    await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(31))
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
    expect(asked()).toEqual([1, 2, 3])
    await press()
    await press()
    expect(await screen.findAllByRole('listitem')).toHaveLength(15)
  })

  test('a failed page is requested again only by button', async () => {
    const view = fakeView()
    const { sent } = open({
      obtenerNotificaciones: inTurn(page(many(40, 15)), new Refused(503, ''), page(many(25, 3))),
    })
    await press()
    await screen.findAllByRole('listitem')
    view.show()
    await waitFor(() => expect(sent('obtenerNotificaciones')).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ver más' }).ariaBusy).toBeNull())
    view.show()
    expect(sent('obtenerNotificaciones')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(18))
  })
})

describe('a click', () => {
  const nueva = 'a kind that only a newer server knows'

  test.each([
    ['resultado', '/resultado-ds', '?prospectoId=12'],
    ['irregularidad', '/documents-preview', '?prospectoId=12'],
    ['anulacion', '/home', '?desde=2025-10-07&hasta=2026-10-07&estado=Invitaci%C3%B3n+Anulada'],
    ['cita', '/agenda', '?prospectoId=12'],
    ['autorizacion', '/preliminar-plan', '?prospectoId=12'],
    ['mandato', '/timeline', '?prospectoId=12'],
    [nueva, '/postulant-data', '?prospectoId=12'],
    [null, '/postulant-data', '?prospectoId=12'],
  ])('on a notification of %s reads it and opens %s%s', async (tipo, pathname, search) => {
    const known = page([notificacion(3, { tipo: tipo as 'resultado' })])
    const irregularidades = [irregularidadDeVenta({ ruta: '/documents-preview' })]
    const { router, sent } = open({
      obtenerVenta: ventaDe({ irregularidades }),
      obtenerNotificaciones: tipo === nueva ? new Unexpected(known) : known,
    })
    await press('Notificaciones, 1 sin leer')
    await userEvent.click(await screen.findByRole('button', { name: /Aviso 3/ }))
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }))
    expect(screen.queryByRole('region')).toBeNull()
    await waitFor(() => expect(sent('actualizarNotificacion')).toEqual([{ notificacionId: 3 }]))
  })

  test('it is read on screen once the server has said so, and not before', async () => {
    const { promise: marked, resolve: answer } = Promise.withResolvers<void>()
    let leida: 'S' | 'N' = 'N'
    const { router } = open({
      obtenerNotificaciones: () => page([notificacion(3, { prospectoId: null, leida })], leida === 'N' ? 1 : 0),
      actualizarNotificacion: async () => {
        await marked
        leida = 'S'
        return 'ok' as const
      },
    })
    await press('Notificaciones, 1 sin leer')
    await userEvent.click(await screen.findByRole('button', { name: /Aviso 3/ }))
    expect(screen.getByRole('button', { name: /^Sin leer: Aviso 3/ })).toBeVisible()
    answer()
    expect(await screen.findByRole('button', { name: /^Aviso 3/ })).toBeVisible()
    expect(await bell('Notificaciones')).toBeVisible()
    expect(router.state.location.pathname).toBe('/home')
  })

  test('of an appointment with nobody of the portfolio opens the agenda', async () => {
    const { router } = open({ obtenerNotificaciones: page([notificacion(3, { tipo: 'cita', prospectoId: null })]) })
    await press('Notificaciones, 1 sin leer')
    await userEvent.click(await screen.findByRole('button', { name: /Aviso 3/ }))
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/agenda', search: '' }))
  })

  const sinProspecto = page([notificacion(3, { prospectoId: null })])

  test.each([
    ['refused', new Refused(503, 'No se ha podido marcar la notificación.')],
    ['unanswered', UNREACHABLE],
  ])('%s, it stays unread and nothing is said', async (_case, answer) => {
    const { sent } = open({ obtenerNotificaciones: sinProspecto, actualizarNotificacion: answer })
    await press('Notificaciones, 1 sin leer')
    await userEvent.click(await screen.findByRole('button', { name: /Aviso 3/ }))
    await waitFor(() => expect(sent('actualizarNotificacion')).toHaveLength(1))
    expect(await bell('Notificaciones, 1 sin leer')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test.each([
    ['one that is read', { leida: 'S' as const }, {}],
    ["the advisor's, as a supervisor by link,", {}, { roles: ['supervisor' as const] }],
  ])('%s is opened and not marked', async (_case, part, session) => {
    const { router, sent } = open({ obtenerNotificaciones: page([notificacion(3, part)], 1) }, session)
    await press()
    await userEvent.click(await screen.findByRole('button', { name: /Aviso 3/ }))
    expect(router.state.location.pathname).toBe('/resultado-ds')
    expect(sent('actualizarNotificacion')).toEqual([])
  })
})

describe('the focus', () => {
  test('stays on the bell that opened the panel, and on one that is read where it stands', async () => {
    let leida: 'S' | 'N' = 'N'
    open({
      obtenerNotificaciones: () => page([notificacion(3, { prospectoId: null, leida })], leida === 'N' ? 1 : 0),
      actualizarNotificacion: () => {
        leida = 'S'
        return 'ok' as const
      },
    })
    await press('Notificaciones, 1 sin leer')
    expect(await bell()).toHaveFocus()
    await toTheFirst()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: /^Aviso 3/ })).toHaveFocus()
    expect(await bell('Notificaciones')).toBeVisible()
  })

  test('is somewhere when the page that is asked for was the last', async () => {
    const pages: Record<number, Notificacion[]> = { 1: many(40, 15), 2: many(25, 2) }
    open({ obtenerNotificaciones: ({ pagina }) => page(pages[pagina] ?? []) })
    await press()
    const more = await screen.findByRole('button', { name: 'Ver más' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull())
    await expectFocusSomewhere()
  })

  test('is somewhere when the one that had it is gone', async () => {
    const events = fakeEvents()
    let known = page([notificacion(3, { prospectoId: null })])
    open({ obtenerNotificaciones: () => known })
    await press()
    await toTheFirst()
    known = page([], 0)
    events.tell('notificacion', null)
    expect(await screen.findByText('No hay notificaciones para mostrar')).toBeVisible()
    await expectFocusSomewhere()
  })

  test('is on the next screen after one is followed with the keyboard', async () => {
    const { router } = open()
    await press()
    await toTheFirst()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('keeping up', () => {
  test.each(['notificacion', 'resync'] as const)('the event %s shows a new one at once', async (name) => {
    const events = fakeEvents()
    let known = page([], 0)
    open({ obtenerNotificaciones: () => known })
    await press('Notificaciones')
    await screen.findByText('No hay notificaciones para mostrar')
    known = page([notificacion(4)])
    events.tell(name, null)
    expect(await bell('Notificaciones, 1 sin leer')).toBeVisible()
    expect(screen.getByRole('button', { name: /Aviso 4/ })).toBeVisible()
  })

  test('without events it polls every 30 s; a failed poll changes nothing', async () => {
    const { sent } = open({
      obtenerNotificaciones: inTurn(
        page([notificacion(3)]),
        new Refused(503, 'x'),
        page([notificacion(4), notificacion(3)]),
      ),
    })
    await press('Notificaciones, 1 sin leer')
    await vi.advanceTimersByTimeAsync(30_000)
    await waitFor(() => expect(sent('obtenerNotificaciones')).toHaveLength(2))
    expect(await bell('Notificaciones, 1 sin leer')).toBeVisible()
    expect(screen.getByRole('button', { name: /Aviso 3/ })).toBeVisible()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await bell('Notificaciones, 2 sin leer')).toBeVisible()
  })

  test('never known, the panel claims nothing', async () => {
    open({ obtenerNotificaciones: new Refused(503, 'x') })
    await press('Notificaciones')
    await waitFor(async () => expect(await panel()).toHaveAttribute('aria-busy', 'false'))
    expect(screen.queryByText('No hay notificaciones para mostrar')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('narrowed', () => {
  test('by read state and kind, it requests those; the bell still counts all', async () => {
    const { sent } = open({
      obtenerNotificaciones: ({ leida, tipo }) =>
        page(leida || tipo ? [notificacion(8)] : [notificacion(3), notificacion(2)], 2),
    })
    await press('Notificaciones, 2 sin leer')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Leídas o por leer' }), 'Por leer')
    expect(await screen.findByRole('button', { name: /Aviso 8/ })).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'De qué tratan' }), 'Citas')
    await waitFor(() => expect(sent('obtenerNotificaciones').at(-1)).toEqual({ pagina: 1, leida: 'N', tipo: 'cita' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'De qué tratan' }), 'De todo')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Leídas o por leer' }), 'Todas')
    expect(await screen.findByRole('button', { name: /Aviso 3/ })).toBeVisible()
    expect(await bell('Notificaciones, 2 sin leer')).toBeVisible()
  })
})

describe('Marcar todas como leídas', () => {
  test('reads them up to the newest on screen, says how many, and is undone', async () => {
    let leida: 'S' | 'N' = 'N'
    const en = '2026-10-07T13:00:00.000Z'
    const reading = Promise.withResolvers<void>()
    const todas = () => page([notificacion(9, { leida }), notificacion(5, { leida })], leida === 'N' ? 2 : 0)
    const { sent } = open({
      obtenerNotificaciones: thenLate(reading.promise, todas),
      marcarNotificaciones: () => {
        leida = 'S'
        return { marcadas: 2, en }
      },
      desmarcarNotificaciones: () => {
        leida = 'N'
        return 'ok' as const
      },
    })
    await press('Notificaciones, 2 sin leer')
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar todas como leídas' }))
    expect(await screen.findByText('2 notificaciones leídas')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible()
    expect(sent('marcarNotificaciones')).toEqual([{ hasta: 9 }])
    reading.resolve()
    expect(await bell('Notificaciones')).toBeVisible()
    await expectFocusSomewhere()
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(await bell('Notificaciones, 2 sin leer')).toBeVisible()
    expect(sent('desmarcarNotificaciones')).toEqual([{ en }])
  })

  test.each([
    ['nothing is unread', page([notificacion(2, { leida: 'S' })], 0), {}],
    ["they are the advisor's", page([notificacion(2)]), { roles: ['supervisor' as const] }],
  ])('is not there when %s', async (_why, known, session) => {
    open({ obtenerNotificaciones: known }, session)
    await press()
    await screen.findByRole('button', { name: /Aviso 2/ })
    expect(screen.queryByRole('button', { name: 'Marcar todas como leídas' })).toBeNull()
  })
})
