import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { oscar } from '../../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import { Ficha } from '../components/ficha.tsx'
import type { Prospecto } from '../queries.ts'

const LINEA = 'Anulada por rechazo de autenticación'
const HASTA = '2026-10-07T14:00:00.000Z'

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
