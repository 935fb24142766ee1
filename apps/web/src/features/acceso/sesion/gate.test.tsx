import { act, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Page } from '../../../components/layout/page.tsx'
import { queryClient } from '../../../lib/query-client.ts'
import { sessionQuery } from '../../../lib/session/session.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { asesora, renderRouter, renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { Gate } from './gate.tsx'

const unauthenticated = new Refused(401, 'Su sesión terminó. Ingrese nuevamente.')

test('nobody without a session: to login, with the place to return to', async () => {
  fakeServer({ sesionActual: unauthenticated })
  const { router } = renderScreen(<Gate />, { at: '/agenda?prospectoId=12', session: null })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ volverA: '/agenda?prospectoId=12', motivo: null })
})

test('a session that ends leads to login from where one was', async () => {
  const { router } = renderScreen(<Gate />, { at: '/home' })
  expect(await screen.findByText('MATILDE OYARZÚN')).toBeVisible()
  queryClient.setQueryData(sessionQuery.queryKey, null)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('the login gets the reason of the end as state, not in the address', async () => {
  fakeServer({ sesionActual: new Refused(401, 'x', { data: { motivo: 'revocada' } }) })
  const { router } = renderScreen(<Gate />, { at: '/home', session: null })
  await waitFor(() => expect(router.state.location.state).toEqual({ volverA: '/home', motivo: 'revocada' }))
  expect(router.state.location.search).toBe('')
})

test('a page that is opened anew knows nothing of how another one ended', async () => {
  fakeServer({ sesionActual: unauthenticated })
  const { router } = renderScreen(<Gate />, { at: '/home', session: null })
  await waitFor(() => expect(router.state.location.state).toEqual({ volverA: '/home', motivo: null }))
})

test('the entry address leads to the home page of the user', async () => {
  const { router } = renderScreen(<Gate />, { at: '/' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})

test('a second factor that is due opens before anything else, after a provisional password', async () => {
  const session = { faltaSegundoFactor: true }
  const { router } = renderScreen(<Gate />, { at: '/agenda?prospectoId=12', session })
  await waitFor(() => expect(router.state.location.pathname).toBe('/segundo-paso'))
  expect(router.state.location.state).toEqual({ volverA: '/agenda?prospectoId=12' })
  const ambas = { ...session, debeCambiarClave: true }
  const otra = renderScreen(<Gate />, { at: '/agenda', session: ambas })
  await waitFor(() => expect(otra.router.state.location.pathname).toBe('/clave'))
})

describe('a provisional password', () => {
  const session = { debeCambiarClave: true }

  test('opens nothing but its change, and remembers where one was going', async () => {
    const { router } = renderScreen(<Gate />, { at: '/agenda?prospectoId=12', session })
    await waitFor(() => expect(router.state.location.pathname).toBe('/clave'))
    expect(router.state.location.state).toEqual({ volverA: '/agenda?prospectoId=12' })
  })

  test('leaves only the way out: no bell, no desks, no links', async () => {
    renderScreen(<Gate bell={<p>campana</p>} nav={<p>mesas</p>} />, { at: '/clave', session })
    await userEvent.click(await screen.findByRole('button', { name: 'MATILDE OYARZÚN' }))
    expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
    for (const text of ['campana', 'mesas', 'Mis sesiones', 'Cambiar contraseña']) {
      expect(screen.queryByText(text)).toBeNull()
    }
  })
})

test('the menu leads to one’s own access, with the place to return to, and closes', async () => {
  const { router } = renderScreen(<Gate />, { at: '/home' })
  await userEvent.click(await screen.findByRole('button', { name: 'MATILDE OYARZÚN' }))
  expect(screen.getByRole('link', { name: 'Mis sesiones' })).toHaveAttribute('href', '/mis-sesiones')
  await userEvent.click(screen.getByRole('link', { name: 'Cambiar contraseña' }))
  expect(router.state.location).toMatchObject({ pathname: '/clave', state: { volverA: '/home' } })
})

test('a supervisor by link has neither password nor sessions to manage', async () => {
  renderScreen(<Gate />, { at: '/home', session: supervisor })
  await userEvent.click(await screen.findByRole('button', { name: 'RODRIGO FUENZALIDA' }))
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Cambiar contraseña' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Mis sesiones' })).toBeNull()
})

test('a session that cannot be read is a failure to retry, not a logout', async () => {
  fakeServer({ sesionActual: inTurn(new Refused(503, 'El servicio no está disponible.'), asesora) })
  renderScreen(<Gate />, { at: '/home', session: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('MATILDE OYARZÚN')).toBeVisible()
})

test('the menu chooses the theme', async () => {
  renderScreen(<Gate />, { at: '/home' })
  await userEvent.click(await screen.findByRole('button', { name: 'MATILDE OYARZÚN' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Oscuro' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  await userEvent.click(screen.getByRole('radio', { name: 'Sistema' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('a logout that fails says so and stays', async () => {
  const received = fakeServer({ registroAcceso: new Refused(503, 'x') })
  renderScreen(<Gate />, { at: '/home' })
  await userEvent.click(await screen.findByRole('button', { name: 'MATILDE OYARZÚN' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(await screen.findByRole('alertdialog', { name: 'No se ha podido cerrar sesión.' })).toBeVisible()
  expect(received[0]?.payload).toEqual({ rutejecutivo: asesora.rut, tipo: 'S', origen: 'DASHBOARD' })
})

test('a change of page focuses its title; a first load leaves the focus to the browser', async () => {
  const pages = [
    { path: '/home', element: <Page title="Cartera">lista</Page> },
    { path: '/clave', element: <Page title="Cambiar contraseña">campos</Page> },
  ]
  queryClient.setQueryData(sessionQuery.queryKey, asesora)
  const router = createMemoryRouter([{ element: <Gate />, children: pages }], { initialEntries: ['/home'] })
  renderRouter(router)
  expect(await screen.findByRole('heading', { name: 'Cartera' })).not.toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'MATILDE OYARZÚN' }))
  await userEvent.click(screen.getByRole('link', { name: 'Cambiar contraseña' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cambiar contraseña' })).toHaveFocus())
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cartera' })).toHaveFocus())
})
