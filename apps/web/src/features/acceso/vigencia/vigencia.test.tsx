import { avisosDeCierre } from '@alerce/contract/messages/acceso/sesion'
import { common } from '@alerce/contract/messages/common'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepCsrf, motivoDeCierre, sessionEnded, whenSessionEnds } from '../../../lib/api/session-token.ts'
import { trackOpenDraft } from '../../../lib/drafts/drafts.ts'
import { sessionQuery } from '../../../lib/session/session.ts'
import { now } from '../../../lib/time/clock.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answering, type Answers, fakeServer, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { fakeTabs } from '../../../testing/fake-tabs.ts'
import { asesora, renderScreen } from '../../../testing/render-screen.tsx'
import { Vigencia } from './vigencia.tsx'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The working day of the tests begins at 10:00 in Santiago. */
const TEN = '2026-11-20T13:00:00.000Z'
const ended = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(TEN) })
  ended.mockReset()
  whenSessionEnds(ended)
  fakeTabs()
  return () => vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dialog = () => screen.queryByRole('alertdialog')
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

/** As in the shell: nothing of a session outlives it. */
function Protected() {
  const { data } = useQuery(sessionQuery)
  return data ? <Vigencia /> : <p>ingreso</p>
}

function open(answers: Answers = {}, session = {}) {
  let recorded = Date.parse(now())
  const received = fakeServer({
    actividadDiaria: { codError: 0, valor: { horas: 1 } },
    inactividadDiaria: () => ({ codError: 0, valor: { minutos: Math.floor((Date.parse(now()) - recorded) / MINUTE) } }),
    registrarActividad: () => {
      recorded = Date.parse(now())
      return 'ok'
    },
    registroAcceso: { codError: 0, valor: 'OK', descError: '' },
    ...answers,
  })
  renderScreen(<Protected />, { session: { inicio: TEN, ...session } })
  const sent = (name: string) => received.filter((one) => one.name === name)
  const closedAs = () => sent('registroAcceso').map(({ payload }) => payload.tipo)
  return { sent, closedAs }
}

/** Another tab of the same browser. */
function otherTab() {
  const channel = new BroadcastChannel('alerce-sesion')
  const heard: unknown[] = []
  channel.onmessage = ({ data }) => heard.push(data)
  return { heard, tell: (news: object) => act(async () => channel.postMessage(news)) }
}

describe('a session closes by itself', () => {
  test('I: 18,000 seconds after the last click, key or touch', async () => {
    const { closedAs, sent } = open()
    await pass(HOUR)
    await act(async () => fireEvent.keyDown(document.body, { key: 'a' }))
    await pass(18_000 * SECOND - SECOND)
    expect(closedAs()).toEqual([])
    await pass(2 * SECOND)
    expect(closedAs()).toEqual(['I'])
    expect(sent('registroAcceso')[0]?.payload).toEqual({ rutejecutivo: asesora.rut, tipo: 'I', origen: 'DASHBOARD' })
    expect(ended).toHaveBeenCalledOnce()
  })

  test('I: when the server has recorded nothing for 300 minutes', async () => {
    const { closedAs } = open({ inactividadDiaria: { codError: 0, valor: { minutos: 300 } } })
    await pass(MINUTE)
    expect(closedAs()).toEqual(['I'])
  })

  test('A: when the day has 12 hours of activity', async () => {
    const { closedAs } = open({ actividadDiaria: { codError: 0, valor: { horas: 12 } } })
    await pass(MINUTE)
    expect(closedAs()).toEqual(['A'])
  })

  test('N: at hour 00 of Santiago, begun the day before', async () => {
    vi.setSystemTime('2026-11-21T02:58:00.000Z')
    const { closedAs } = open()
    await pass(2 * MINUTE - SECOND)
    expect(closedAs()).toEqual([])
    await pass(2 * SECOND)
    expect(closedAs()).toEqual(['N'])
  })

  test('a login at 00:10 holds', async () => {
    vi.setSystemTime('2026-11-21T03:10:00.000Z')
    const { closedAs } = open({}, { inicio: '2026-11-21T03:10:00.000Z' })
    await pass(HOUR)
    expect(closedAs()).toEqual([])
  })

  test('a browser clock one day ahead closes nothing', async () => {
    vi.setSystemTime('2026-11-22T13:00:00.000Z')
    const { closedAs } = open({}, { inicio: TEN })
    await pass(MINUTE)
    expect(closedAs()).toEqual([])
  })

  test('after a sleep, as soon as the tab is seen again', async () => {
    const { closedAs } = open()
    vi.setSystemTime('2026-11-20T19:00:00.000Z')
    await act(async () => fireEvent(window, new Event('focus')))
    await pass(0)
    expect(closedAs()).toEqual(['I'])
  })

  test('not by a tab that slept while the person worked in another', async () => {
    const { closedAs } = open({ inactividadDiaria: { codError: 0, valor: { minutos: 2 } } })
    vi.setSystemTime('2026-11-20T19:00:00.000Z')
    await act(async () => fireEvent(window, new Event('focus')))
    await pass(4 * HOUR)
    expect(closedAs()).toEqual([])
    expect(ended).not.toHaveBeenCalled()
  })

  test('typed text is saved before the end', async () => {
    const saved = vi.fn(async () => expect(ended).not.toHaveBeenCalled())
    const untrack = trackOpenDraft(saved)
    open()
    await pass(5 * HOUR + SECOND)
    expect(saved).toHaveBeenCalledOnce()
    expect(ended).toHaveBeenCalledOnce()
    untrack()
  })

  test('a call that finds the session gone meanwhile does not take away why', async () => {
    open({
      registroAcceso: () => {
        // The reply has cleared the cookie: later calls have no session
        sessionEnded(null)
        return { codError: 0, valor: 'OK', descError: '' }
      },
    })
    await pass(5 * HOUR + SECOND)
    expect(motivoDeCierre()).toBe('I')
  })

  test.each<[string, Answering<'registroAcceso'>]>([
    ['refuses', new Refused(503, 'x')],
    ['does not answer', UNREACHABLE],
    ['never ends', () => new Promise(() => undefined)],
  ])('a server that %s does not keep it on screen', async (_what, registroAcceso) => {
    open({ registroAcceso })
    await pass(5 * HOUR)
    // The timer of the session's end starts after the screen is drawn
    await pass(5 * SECOND)
    expect(ended).toHaveBeenCalledOnce()
  })
})

describe('the warning, five minutes before', () => {
  test('I: counts down; "Seguir trabajando" renews on the server and in all tabs', async () => {
    const { sent, closedAs } = open()
    const tab = otherTab()
    await pass(5 * HOUR - 5 * MINUTE - SECOND)
    expect(dialog()).toBeNull()
    await pass(2 * SECOND)
    expect(screen.getByRole('timer')).toHaveTextContent('04:59')
    await pass(59 * SECOND)
    expect(screen.getByRole('timer')).toHaveTextContent('04:00')
    await press('Seguir trabajando')
    expect(dialog()).toBeNull()
    expect(sent('registrarActividad')).toHaveLength(1)
    expect(tab.heard).toContainEqual({ kind: 'active' })
    await pass(HOUR)
    expect(closedAs()).toEqual([])
  })

  test('opening a page counts as activity, sent to the other tabs', () => {
    const tab = otherTab()
    open()
    expect(tab.heard).toContainEqual({ kind: 'active' })
  })

  test('I: goes away when the person works in another tab', async () => {
    open()
    const tab = otherTab()
    await pass(5 * HOUR - MINUTE)
    expect(dialog()).not.toBeNull()
    await tab.tell({ kind: 'active' })
    expect(dialog()).toBeNull()
  })

  test('N: says when and why, once', async () => {
    vi.setSystemTime('2026-11-21T02:50:00.000Z')
    open()
    const tab = otherTab()
    await pass(6 * MINUTE)
    expect(dialog()).toHaveTextContent('A las 00:00 se cerrará por el cambio de día.')
    expect(dialog()).toHaveTextContent('Lo que escribe queda guardado')
    await press('Entendido')
    expect(dialog()).toBeNull()
    expect(tab.heard).toContainEqual({ kind: 'understood', motivo: 'N' })
    await pass(2 * MINUTE)
    expect(dialog()).toBeNull()
  })

  test('A: says when and why, by the hours that were read', async () => {
    open({ actividadDiaria: { codError: 0, valor: { horas: 11.95 } } })
    await pass(MINUTE)
    expect(dialog()).toHaveTextContent('A las 10:04 se cerrará porque completa 12 horas de actividad hoy.')
    await press('Entendido')
    expect(dialog()).toBeNull()
  })

  test('A: hides no end by inactivity, for hours do not grow while nobody works', async () => {
    open({ actividadDiaria: { codError: 0, valor: { horas: 11.95 } } })
    await pass(MINUTE)
    await press('Entendido')
    await pass(5 * HOUR - 2 * MINUTE)
    expect(screen.getByRole('timer')).toBeVisible()
  })
})

describe('the server', () => {
  test('gets activity at most once every two minutes', async () => {
    const { sent } = open()
    for (let minute = 0; minute < 10; minute += 1) {
      await pass(MINUTE)
      await act(async () => fireEvent.click(document.body))
    }
    expect(sent('registrarActividad')).toHaveLength(5)
  })

  test('is asked each minute, but not by a tab that nobody sees', async () => {
    const { sent } = open()
    await pass(3 * MINUTE)
    expect(sent('actividadDiaria')).toHaveLength(3)
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(3 * MINUTE)
    expect(sent('actividadDiaria')).toHaveLength(3)
    seen.mockRestore()
    await act(async () => fireEvent(document, new Event('visibilitychange')))
    expect(sent('actividadDiaria')).toHaveLength(4)
  })

  test('that closed this session elsewhere ends it at once', async () => {
    const events = fakeEvents()
    const { sent } = open({ sesionActual: new Refused(401, 'x', { data: { motivo: 'revocada' } }) })
    events.ready()
    events.tell('sesion', { motivo: 'revocada' })
    await pass(0)
    expect(sent('sesionActual')).toHaveLength(1)
    expect(screen.getByText('ingreso')).toBeVisible()
    expect(motivoDeCierre()).toBe('revocada')
  })

  test('closing it for a newer one of this browser is ignored: that tab sends the news', async () => {
    const events = fakeEvents()
    const { sent } = open()
    events.ready()
    events.tell('sesion', { motivo: 'rotada' })
    await pass(0)
    expect(sent('sesionActual')).toHaveLength(0)
    expect(ended).not.toHaveBeenCalled()
  })
})

test('all tabs follow the one that ends, and none closes it twice', async () => {
  const { closedAs } = open()
  const tab = otherTab()
  await tab.tell({ kind: 'ended', motivo: 'I' })
  await pass(0)
  expect(ended).toHaveBeenCalledOnce()
  await pass(6 * HOUR)
  expect(closedAs()).toEqual([])
})

test('closed by hand in another tab, the login says so', async () => {
  open()
  const tab = otherTab()
  await tab.tell({ kind: 'ended', motivo: 'S' })
  await pass(0)
  expect(avisosDeCierre[motivoDeCierre() ?? '']).toBe('Su sesión se cerró en otra pestaña.')
})

test('another session without news: the page offers a reload, and stops polling', async () => {
  const reload = vi.fn()
  onTestFinished(() => keepCsrf('otra'))
  vi.stubGlobal('location', { ...window.location, reload })
  const { sent } = open({
    actividadDiaria: new Refused(common.csrf.status, common.csrf.text, { codigo: common.csrf.code }),
  })
  await pass(MINUTE)
  expect(dialog()).toHaveTextContent(common.csrf.text)
  const asked = sent('actividadDiaria').length
  await pass(10 * MINUTE)
  expect(sent('actividadDiaria')).toHaveLength(asked)
  await press('Recargar')
  expect(reload).toHaveBeenCalledOnce()
})
