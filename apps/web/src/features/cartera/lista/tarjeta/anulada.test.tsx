import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { carteraLeida } from '../../../../testing/cartera-leida.ts'
import { fakeEvents } from '../../../../testing/fake-events.ts'
import { type Answer, type Answers, fakeServer, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { oscar } from '../../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import { Ficha } from '../components/ficha.tsx'
import { HomeScreen } from '../home-screen.tsx'
import type { Prospecto } from '../queries.ts'
import { Anuladas } from './anuladas.tsx'

const LINEA = 'Anulada por rechazo de autenticación'
const HASTA = '2026-10-07T14:00:00.000Z'
const HORA_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-10-07T13:00:00Z'), shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

const annulment = { estado: 'Invitación Anulada', anulacionReversibleHasta: HASTA }
const undo = () => screen.queryByRole('button', { name: 'Deshacer la anulación de ÓSCAR PEÑA LAZO' })

function open(more: Partial<Prospecto> = {}, answers: Answers = {}, session = {}) {
  const received = fakeServer({ deshacerAnulacion: 'ok', ...answers })
  renderScreen(<Ficha prospecto={{ ...oscar, ...annulment, ...more }} />, { session })
  return received
}

describe('an annulment', () => {
  test('is undone, and the focus stays on the card', async () => {
    const received = open()
    expect(screen.getByText(LINEA)).toBeVisible()
    expect(screen.getByText('hasta el 07-10-2026 11:00')).toBeVisible()
    await userEvent.click(undo() as HTMLElement)
    await waitFor(() => expect(received).toHaveLength(1))
    expect(received[0]).toMatchObject({ name: 'deshacerAnulacion', payload: { prospectoId: 12 } })
    await waitFor(() => expect(undo()).toBeNull())
    expect(screen.getByRole('button', { name: /^Gestionar/ })).toHaveFocus()
  })

  test.each([
    ['at another state', { estado: 'Invitación Enviada' }],
    ['of before', { anulacionReversibleHasta: null }],
    ['too long ago', { anulacionReversibleHasta: '2026-10-07T13:00:00.000Z' }],
  ])('%s has nothing to undo', (_when, more) => {
    open(more)
    expect(screen.queryByText(LINEA)).toBeNull()
    expect(undo()).toBeNull()
  })

  test('can no longer be undone once its hour comes', async () => {
    open()
    await act(() => vi.advanceTimersByTimeAsync(HORA_MS - 1000))
    expect(undo()).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByText(LINEA)).toBeNull()
    expect(undo()).toBeNull()
  })

  test.each([
    ['a supervisor by link', supervisor],
    ['a head of team', { roles: ['jefatura' as const] }],
  ])('is seen by %s, and not undone', (_who, session) => {
    open({}, {}, session)
    expect(screen.getByText(LINEA)).toBeVisible()
    expect(undo()).toBeNull()
  })

  const VENCIDA = 'La anulación ya no se puede deshacer: pasaron más de 24 horas o la invitación cambió.'

  test.each([
    ['refused', new Refused(422, VENCIDA), VENCIDA],
    ['unanswered', UNREACHABLE, 'No se ha podido deshacer la anulación. Inténtelo nuevamente.'],
  ])('%s, it says why', async (_case, answer, text) => {
    open({}, { deshacerAnulacion: answer })
    await userEvent.click(undo() as HTMLElement)
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(undo()).toHaveFocus()
  })
})

describe('the toast', () => {
  const tell = (cuantas: number) => {
    const onGone = vi.fn()
    renderScreen(<Anuladas cuantas={cuantas} onGone={onGone} />)
    return onGone
  }

  test.each([
    [1, 'Se anuló 1 invitación con autenticación rechazada'],
    [2, 'Se anularon 2 invitaciones con autenticación rechazada'],
    [0, ''],
  ])('of %i says «%s»', (cuantas, text) => {
    tell(cuantas)
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(screen.queryAllByRole('button')).toHaveLength(text ? 1 : 0)
    expect(screen.queryAllByRole('link')).toHaveLength(text ? 1 : 0)
  })

  test('goes by itself, but not while a hand is on it', async () => {
    const onGone = tell(1)
    await userEvent.hover(screen.getByText(/^Se anuló/))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(onGone).not.toHaveBeenCalled()
    await userEvent.unhover(screen.getByText(/^Se anuló/))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(onGone).toHaveBeenCalledOnce()
  })

  test('leads to the annulled ones, of whatever date', async () => {
    const onGone = tell(2)
    const link = screen.getByRole('link', { name: 'Ver las invitaciones anuladas' })
    const query = 'desde=2025-10-07&hasta=2026-10-07&estado=Invitaci%C3%B3n+Anulada'
    expect(link).toHaveAttribute('href', `/home?${query}`)
    await userEvent.click(link)
    expect(onGone).toHaveBeenCalledOnce()
  })

  test('is closed by hand', async () => {
    const onGone = tell(1)
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }))
    expect(onGone).toHaveBeenCalledOnce()
  })
})

describe('the portfolio', () => {
  const home = (anularProspectosRechazados: Answer<'anularProspectosRechazados'>) => {
    let annulled = false
    const received = fakeServer({
      ...carteraLeida(),
      obtenerProspectos: () => [{ ...oscar, ...(annulled ? annulment : {}) }],
      anularProspectosRechazados: () => {
        annulled = true
        return anularProspectosRechazados
      },
    })
    renderScreen(<HomeScreen />, { at: '/home' })
    return () => received.map(({ name }) => name)
  }

  test('says what its load annulled, and lets it be undone', async () => {
    home({ anulados: 1 })
    expect(await screen.findByText('Se anuló 1 invitación con autenticación rechazada')).toBeVisible()
    await waitFor(() => expect(undo()).toBeVisible())
  })

  test('annuls when it opens and when its filters change, not when its rows are read again', async () => {
    const events = fakeEvents()
    const asked = home({ anulados: 0 })
    const times = (name: string) => asked().filter((one) => one === name).length
    await screen.findByRole('heading', { name: 'ÓSCAR PEÑA LAZO' })
    await waitFor(() => expect(times('anularProspectosRechazados')).toBe(1))
    const read = times('obtenerProspectos')
    events.tell('prospecto', { prospectoId: 1 })
    await waitFor(() => expect(times('obtenerProspectos')).toBeGreaterThan(read))
    expect(times('anularProspectosRechazados')).toBe(1)
    await userEvent.type(screen.getByLabelText('Nombre'), 'Rosa{Enter}')
    await waitFor(() => expect(times('anularProspectosRechazados')).toBe(2))
  })

  test.each([
    ['annulled nothing', { anulados: 0 }],
    ['was refused', new Refused(503, 'x')],
    ['had no answer', UNREACHABLE],
  ])('says nothing when it %s', async (_case, answer) => {
    const asked = home(answer)
    expect(await screen.findByRole('heading', { name: 'ÓSCAR PEÑA LAZO' })).toBeVisible()
    await waitFor(() => expect(asked()).toContain('anularProspectosRechazados'))
    expect(screen.queryByText(/^Se anul/)).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
