import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OfflineNotice } from '../../features/acceso/sesion/offline-notice.tsx'
import { forgiveConsole } from '../../testing/console-guard.ts'
import { entryRoutes } from '../routing.tsx'

function Frame() {
  return (
    <>
      <nav aria-label="Consola">
        <OfflineNotice />
      </nav>
      <Outlet />
    </>
  )
}

/** Screen whose chunk fails to load. */
const lost = { path: 'lejos', lazy: () => Promise.reject(new TypeError('Failed to fetch')) }

function Broken(): never {
  throw new TypeError("Cannot read properties of undefined (reading 'nombres')")
}

function open(online: boolean) {
  sessionStorage.clear()
  const was = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const router = createMemoryRouter(
    entryRoutes(
      async () => Frame,
      [{ path: 'cerca', element: <p>cerca</p> }, { path: 'rota', element: <Broken /> }, lost],
    ),
    { initialEntries: ['/cerca'] },
  )
  render(<RouterProvider router={router} />)
  return { router, reload, was }
}

test('offline, a screen that is not here keeps the frame, and comes with the network', async () => {
  const { router, reload, was } = open(false)
  await screen.findByText('cerca')
  await act(() => router.navigate('/lejos'))
  expect(await screen.findByText(/Se abre sola cuando vuelva la conexión/)).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Consola' })).toHaveTextContent('Sin conexión')
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  await act(() => router.navigate('/cerca'))
  expect(await screen.findByText('cerca')).toBeVisible()
  await act(() => router.navigate('/lejos'))
  was.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
})

test('online, the page reloads by itself once; then only by its button', async () => {
  const { router, reload } = open(true)
  await screen.findByText('cerca')
  await act(() => router.navigate('/lejos'))
  await screen.findByRole('button', { name: 'Reintentar' })
  expect(screen.getByRole('navigation', { name: 'Consola' })).toBeVisible()
  expect(reload).toHaveBeenCalledTimes(1)
  await act(() => router.navigate('/cerca'))
  await act(() => router.navigate('/lejos'))
  expect(reload).toHaveBeenCalledTimes(1)
  act(() => screen.getByRole('button', { name: 'Reintentar' }).click())
  expect(reload).toHaveBeenCalledTimes(2)
})

test('an address that is no screen keeps the frame, and leads to the beginning', async () => {
  const { router } = open(true)
  await act(() => router.navigate('/no-existe'))
  expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Consola' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
})

test('a screen that fails by itself is not reported as a lost connection', async () => {
  const { router } = open(true)
  await screen.findByText('cerca')
  await act(() => router.navigate('/rota'))
  expect(await screen.findByText(/^La pantalla falló/)).toBeVisible()
  forgiveConsole()
})
