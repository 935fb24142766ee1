import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { asesora, renderScreen } from '../../../testing/render-screen.tsx'
import { ingreso } from '../../../testing/usuario.ts'
import { LoginScreen } from './login-screen.tsx'

const ok: Answers = {
  autenticarDashboard: ingreso,
  sesionActual: asesora,
  formasDeIngreso: { empresa: false, clave: true },
  validarAcceso: { codError: 0, valor: 'OK', descError: '' },
  registroAcceso: { codError: 0, valor: 'OK', descError: '' },
}

async function enter(answers: Answers) {
  const received = fakeServer({ ...ok, ...answers })
  const { router } = renderScreen(<LoginScreen />, { at: '/login', session: null })
  await userEvent.type(screen.getByLabelText('Usuario'), ' asesora ')
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Alerce-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }))
  return { router, received: received.filter(({ name }) => name !== 'formasDeIngreso') }
}

test('"Ingresar" stays closed until both fields are filled, and says so', async () => {
  fakeServer(ok)
  renderScreen(<LoginScreen />, { at: '/login', session: null })
  const button = screen.getByRole('button', { name: 'Ingresar' })
  expect(button).toHaveAccessibleDescription('Escriba su usuario y su contraseña')
  await userEvent.type(screen.getByLabelText('Usuario'), 'asesora')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(screen.getByLabelText('Contraseña'), 'x')
  expect(screen.getByRole('button', { name: 'Ingresar' }).getAttribute('aria-disabled')).toBeNull()
})

test('a field that is left empty says its message', async () => {
  fakeServer(ok)
  renderScreen(<LoginScreen />, { at: '/login', session: null })
  await userEvent.click(screen.getByLabelText('Usuario'))
  await userEvent.tab()
  expect(screen.getByText('Debe ingresar una usuario')).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByText('Debe ingresar una contraseña')).toBeVisible()
})

test('one begins to write at once', () => {
  fakeServer(ok)
  renderScreen(<LoginScreen />, { at: '/login', session: null })
  expect(screen.getByLabelText('Usuario')).toHaveFocus()
})

test('the password can be shown', async () => {
  fakeServer(ok)
  renderScreen(<LoginScreen />, { at: '/login', session: null })
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'text')
})

test('credentials, then the access validation, then the desk', async () => {
  const { router, received } = await enter({})
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  expect(received.map(({ name }) => name)).toEqual(['autenticarDashboard', 'sesionActual', 'validarAcceso'])
  expect(received[0]?.payload).toEqual({ usuario: 'asesora', clave: 'Alerce-2026' })
  expect(received[2]?.payload).toMatchObject({ rutejecutivo: asesora.rut, origen: 'DASHBOARD', registrar: 'S' })
  expect(received[2]?.headers['x-csrf-token']).toBe(asesora.csrf)
})

test.each<[string, Answers, string]>([
  ['wrong credentials', { autenticarDashboard: new Refused(400, 'otra cosa') }, 'No se ha podido iniciar sesión.'],
  ['no network', { autenticarDashboard: UNREACHABLE }, 'No se ha podido iniciar sesión.'],
  ['too many tries', { autenticarDashboard: new Refused(429, 'Demasiados intentos.') }, 'Demasiados intentos.'],
  [
    'an access validation that is not OK',
    { validarAcceso: { codError: 0, valor: 'NO', descError: 'Su usuario está desactivado.' } },
    'Su usuario está desactivado.',
  ],
  [
    'an access validation without a reason',
    { validarAcceso: { codError: 0, valor: 'NO', descError: '' } },
    'No se ha podido iniciar sesión.',
  ],
])('%s: a dialog shows the reason and the typed text stays', async (_, answers, text) => {
  const { router } = await enter(answers)
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByLabelText('Usuario')).toHaveValue(' asesora ')
  expect(router.state.location.pathname).toBe('/login')
})

test('a session without permitted access is closed again', async () => {
  const { received } = await enter({ validarAcceso: { codError: 0, valor: 'NO', descError: '' } })
  await screen.findByRole('alertdialog')
  expect(received.at(-1)).toMatchObject({ name: 'registroAcceso', payload: { tipo: 'S' } })
})

test.each([
  ['I', 'Su sesión se cerró por inactividad. Lo que escribía quedó guardado.'],
  ['N', 'Su sesión se cerró por el cambio de día. Lo que escribía quedó guardado.'],
  ['A', 'Su sesión se cerró porque registra 12 horas de actividad hoy.'],
  ['revocada', 'Su sesión se cerró desde otro dispositivo.'],
])('after an end of type %s the login says why', (motivo, text) => {
  fakeServer(ok)
  renderScreen(<LoginScreen />, { at: '/login', state: { motivo }, session: null })
  expect(screen.getByRole('status')).toHaveTextContent(text)
})

test.each([['S'], [null], ['toString']])('after an end of type %s there is nothing to say', (motivo) => {
  fakeServer(ok)
  renderScreen(<LoginScreen />, { at: '/login', state: { motivo }, session: null })
  expect(screen.queryByRole('status')).toBeNull()
})

test('the screen and the form where one was come back', async () => {
  fakeServer(ok)
  const state = { volverA: '/postulant-data?prospectoId=12', motivo: 'I' }
  const { router } = renderScreen(<LoginScreen />, { at: '/login', state, session: null })
  await userEvent.type(screen.getByLabelText('Usuario'), 'asesora')
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Alerce-2026{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-data'))
  expect(router.state.location.search).toBe('?prospectoId=12')
})

test('a login that must wait says so, stays closed with the seconds that are left, and opens again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const text = 'Demasiados intentos. Espere 3 s y vuelva a intentarlo.'
  await enter({ autenticarDashboard: new Refused(429, text, { data: { esperaSegundos: 3 } }) })
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  const button = screen.getByRole('button', { name: 'Ingresar' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(document.body).toHaveTextContent('Podrá intentarlo nuevamente en')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByRole('button', { name: 'Ingresar' }).getAttribute('aria-disabled')).toBeNull()
  vi.useRealTimers()
})
