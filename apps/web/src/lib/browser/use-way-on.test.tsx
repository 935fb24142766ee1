import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { useWayOn } from './use-way-on.ts'

function Cartera() {
  const wayOn = useWayOn()
  const [vez, setVez] = useState(0)
  return (
    <main>
      <button type="button" onClick={() => setVez(vez + 1)}>
        Dibujar {vez}
      </button>
      <button type="button" onClick={() => void wayOn('/agenda')}>
        Agendar
      </button>
    </main>
  )
}

let router: ReturnType<typeof createBrowserRouter>

beforeEach(() => {
  window.history.replaceState(null, '', '/home')
  router = createBrowserRouter([
    { path: '/home', element: <Cartera /> },
    { path: '/agenda', element: <p>Agenda</p> },
  ])
  render(<RouterProvider router={router} />)
})
// it listens to the window, which other tests have too
afterEach(() => router.dispose())

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
/** Changes only the address, as it happens a moment before its screen. */
const address = (path: string) => window.history.replaceState(null, '', path)

test('navigates while the user is still on the screen', async () => {
  await press(/Agendar/)
  expect(await screen.findByText('Agenda')).toBeVisible()
})

test('a user who left meanwhile stays on the current screen', async () => {
  address('/otra')
  await act(() => press(/Agendar/))
  expect(screen.queryByText('Agenda')).toBeNull()
})

test('a screen that is drawn anew while one leaves it, and come back to, leads on as before', async () => {
  address('/otra')
  await press(/Dibujar/)
  address('/home')
  await press(/Agendar/)
  expect(await screen.findByText('Agenda')).toBeVisible()
})
