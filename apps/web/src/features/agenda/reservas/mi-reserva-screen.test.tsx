import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { dicho } from '../../../testing/acts/dicho.ts'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, lastStays, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { MiReservaScreen } from './mi-reserva-screen.tsx'

// Saturday 21 November 2026, 10:12 in Santiago.
beforeEach(elDia)

const enlace = 'un-enlace-que-llego-por-correo'
const NO_VIGENTE = 'Esta reserva ya no existe: se canceló o pasó hace tiempo.'
const LUNES = '2026-11-23T13:00:00.000Z'
const MARTES = '2026-11-24T18:30:00.000Z'
const reserva = {
  asesor: 'Camila Rojas',
  modalidad: 'reunion' as const,
  lugar: 'Moneda 970',
  inicio: LUNES,
  termino: '2026-11-23T13:30:00.000Z',
  seCambia: true,
  hasta: '2026-11-23T09:00:00.000Z',
  horas: [MARTES],
}

function open(answers: Answers = {}, at = `/postulacion/reserva#enlace=${enlace}`) {
  const received = fakeServer({
    obtenerReserva: reserva,
    moverReserva: { inicio: MARTES, termino: '2026-11-24T19:00:00.000Z' },
    cancelarReserva: 'ok',
    ...answers,
  })
  renderByLink(<MiReservaScreen />, at)
  return { sent: payloadsIn(received) }
}

test('shows when and where, until when it changes; the token leaves the address', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Su hora con Camila Rojas' })).toBeVisible()
  expect(screen.getByText('lunes, 23 de noviembre, a las 10:00')).toBeVisible()
  expect(screen.getByText('Reunión: Moneda 970')).toBeVisible()
  expect(screen.getByText(dicho(/hasta el 23-11-2026 06:00/))).toBeVisible()
  expect(window.location.hash).toBe('')
})

test('it is moved to another free hour', async () => {
  const { sent } = open({ obtenerReserva: lastStays(reserva, { ...reserva, inicio: MARTES, horas: [LUNES] }) })
  await press('Cambiar la hora')
  expect(screen.getByRole('button', { name: 'martes, 24 de noviembre' })).toHaveFocus()
  await userEvent.click(await screen.findByRole('button', { name: '15:30' }))
  await press('Cambiar al martes, 24 de noviembre, a las 15:30')
  expect(await screen.findByRole('heading', { name: 'Su hora quedó cambiada' })).toHaveFocus()
  expect(await screen.findByText('martes, 24 de noviembre, a las 15:30')).toBeVisible()
  expect(sent('moverReserva')).toEqual([{ enlace, inicio: MARTES }])
})

test('a move never shows the former hour as changed, also when the new reading does not come', async () => {
  let readings = 0
  open({ obtenerReserva: () => (readings++ === 0 ? reserva : new Refused(503, 'No pudimos abrir su reserva.')) })
  await press('Cambiar la hora')
  await userEvent.click(await screen.findByRole('button', { name: '15:30' }))
  await press('Cambiar al martes, 24 de noviembre, a las 15:30')
  expect(await screen.findByRole('heading', { name: 'Su hora quedó cambiada' })).toBeVisible()
  expect(screen.getByText('martes, 24 de noviembre, a las 15:30')).toBeVisible()
  expect(screen.queryByText('lunes, 23 de noviembre, a las 10:00')).toBeNull()
})

test('an hour taken meanwhile offers the nearest ones; the chosen one is on view and its button has the focus', async () => {
  const MIERCOLES = '2026-11-25T18:00:00.000Z'
  const tomada = new Refused(409, 'Esa hora ya no está libre. Elija otra.', { data: { alternativas: [MIERCOLES] } })
  open({ obtenerReserva: { ...reserva, horas: [MARTES, MIERCOLES] }, moverReserva: tomada })
  await press('Cambiar la hora')
  await userEvent.click(await screen.findByRole('button', { name: '15:30' }))
  await press(/^Cambiar al/)
  expect(await screen.findByText('Esa hora ya no está libre. Elija otra.')).toBeVisible()
  await press('miércoles, 25 de noviembre, a las 15:00')
  expect(screen.getByRole('button', { name: '15:00' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByText('Esa hora ya no está libre. Elija otra.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Cambiar al miércoles, 25 de noviembre, a las 15:00' })).toHaveFocus()
})

test('a booking cancelled in another window is no longer shown after an act', async () => {
  const ya = new Refused(404, NO_VIGENTE)
  open({ obtenerReserva: lastStays(reserva, ya), cancelarReserva: ya })
  await press('Cancelar la cita')
  await press('Sí, cancelar la cita')
  expect(await screen.findByRole('heading', { name: 'No disponible' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the room of a video call is a link', async () => {
  open({ obtenerReserva: { ...reserva, modalidad: 'videollamada', lugar: 'https://sala.example.cl/camila' } })
  expect(await screen.findByRole('link', { name: 'https://sala.example.cl/camila' })).toHaveAttribute(
    'href',
    'https://sala.example.cl/camila',
  )
})

test('it is cancelled after asking, and the advisor is told', async () => {
  const { sent } = open()
  await press('Cancelar la cita')
  expect(screen.getByRole('button', { name: 'Dejarla como está' })).toHaveFocus()
  await press('Dejarla como está')
  expect(screen.getByRole('button', { name: 'Cambiar la hora' })).toHaveFocus()
  expect(sent('cancelarReserva')).toEqual([])
  await press('Cancelar la cita')
  await press('Sí, cancelar la cita')
  expect(await screen.findByRole('heading', { name: 'Su hora quedó cancelada' })).toHaveFocus()
  expect(sent('cancelarReserva')).toEqual([{ enlace }])
})

test('a failed act is told, and can be repeated', async () => {
  open({ cancelarReserva: new Refused(422, 'Ya es tarde para cambiar esta reserva aquí: comuníquese con su asesor.') })
  await press('Cancelar la cita')
  await press('Sí, cancelar la cita')
  expect(await screen.findByText(/Ya es tarde/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sí, cancelar la cita' })).not.toHaveAttribute('aria-busy', 'true'),
  )
})

describe('nothing to change', () => {
  test('after the notice it is only shown', async () => {
    open({ obtenerReserva: { ...reserva, seCambia: false, horas: [] } })
    expect(await screen.findByText(/Ya es tarde para cambiar/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each<[string, Answers, string | undefined]>([
    ['a link that opens nothing', { obtenerReserva: new Refused(404, NO_VIGENTE) }, undefined],
    ['an address without a token', {}, '/postulacion/reserva'],
  ])('%s says so', async (_what, answers, at) => {
    open(answers, at)
    expect(await screen.findByRole('alert')).toHaveTextContent(NO_VIGENTE)
  })
})
