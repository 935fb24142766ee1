import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, payloadsIn, Refused, thenLate } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { SesionesScreen } from './sesiones-screen.tsx'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

const sesion = (sesionId: number, agente: string, actual = false) => ({
  sesionId,
  agente,
  actual,
  cuentaDeEmpresa: false,
  ip: `190.20.1.${sesionId}`,
  inicio: '2026-11-20T12:05:00.000Z',
  ultimaActividad: '2026-11-20T13:00:00.000Z',
})

function open(answers: Answers = {}) {
  const received = fakeServer({
    obtenerSesiones: [sesion(1, chrome, true), sesion(2, safari)],
    cerrarSesion: { cierraEn: null },
    cerrarOtrasSesiones: { cerradas: 1 },
    ...answers,
  })
  renderScreen(<SesionesScreen />, { at: '/mis-sesiones' })
  return payloadsIn(received)
}

test('each with device, address and times; the current one is marked', async () => {
  open()
  const [here, there] = await screen.findAllByRole('listitem')
  expect(here!).toHaveTextContent('Chrome en Windows')
  expect(here!).toHaveTextContent('Esta sesión')
  expect(within(here!).queryByRole('button')).toBeNull()
  for (const text of ['190.20.1.2', 'Desde el 20-11-2026 09:05', 'Última actividad 20-11-2026 10:00']) {
    expect(there!).toHaveTextContent(text)
  }
})

test('one that is opened elsewhere comes by itself', async () => {
  const events = fakeEvents()
  let todas = [sesion(1, chrome, true)]
  open({ obtenerSesiones: () => todas })
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  todas = [...todas, sesion(2, safari)]
  events.tell('sesiones', null)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

test('one of them is closed after a question, and the list is read again', async () => {
  const reading = Promise.withResolvers<void>()
  const sent = open({ obtenerSesiones: thenLate(reading.promise, () => [sesion(1, chrome, true), sesion(2, safari)]) })
  await press('Cerrar Safari en iPhone, 190.20.1.2')
  expect(sent('cerrarSesion')).toEqual([])
  await press('Cerrar sesión')
  await waitFor(() => expect(sent('cerrarSesion')).toEqual([{ sesionId: 2 }]))
  expect(await screen.findByText('Sesión de Safari en iPhone cerrada.')).toBeVisible()
  await waitFor(() => expect(sent('obtenerSesiones')).toHaveLength(2))
  reading.resolve()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('all others are closed at once', async () => {
  const reading = Promise.withResolvers<void>()
  const sent = open({ obtenerSesiones: thenLate(reading.promise, () => [sesion(1, chrome, true), sesion(2, safari)]) })
  await screen.findAllByRole('listitem')
  await press('Cerrar mis otras sesiones')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar mis otras sesiones' }))
  await waitFor(() => expect(sent('cerrarOtrasSesiones')).toHaveLength(1))
  expect(await screen.findByText(/^Se cerr(ó 1 sesión|aron \d+ sesiones)\.$/)).toBeVisible()
  reading.resolve()
})

test('with no other there is nothing to close', async () => {
  open({ obtenerSesiones: [sesion(1, chrome, true)] })
  await screen.findByRole('listitem')
  const button = screen.getByRole('button', { name: 'Cerrar mis otras sesiones' })
  expect(button).toHaveAccessibleDescription('No tiene otras sesiones abiertas')
})

test('one that cannot be closed says so', async () => {
  const text = 'No se ha podido cerrar la sesión. Inténtelo nuevamente.'
  open({ cerrarSesion: new Refused(503, text) })
  await press('Cerrar Safari en iPhone, 190.20.1.2')
  await press('Cerrar sesión')
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
})
