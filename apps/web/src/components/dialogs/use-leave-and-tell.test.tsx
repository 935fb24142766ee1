import { render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { DialogsProvider } from './dialogs-provider.tsx'
import { useLeaveAndTell } from './use-leave-and-tell.ts'

let saved: PromiseWithResolvers<void>
let read: PromiseWithResolvers<void>

function Venta() {
  const { leave, tell } = useLeaveAndTell('/lista')
  const end = async () => {
    await saved.promise
    await leave()
    await read.promise
    await tell('Postulación finalizada')
  }
  return (
    <button type="button" onClick={() => void end()}>
      Terminar
    </button>
  )
}

let router: ReturnType<typeof createBrowserRouter>

beforeEach(async () => {
  saved = Promise.withResolvers()
  read = Promise.withResolvers()
  window.history.replaceState(null, '', '/inicio')
  router = createBrowserRouter([
    { path: '/inicio', element: <p>Inicio</p> },
    { path: '/venta', element: <Venta /> },
    { path: '/lista', element: <p>Lista</p> },
    { path: '/otra', element: <p>Otra</p> },
    { path: '/resumen', element: <p>Resumen</p> },
  ])
  render(
    <DialogsProvider>
      <RouterProvider router={router} />
    </DialogsProvider>,
  )
  await router.navigate('/venta')
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar' }))
})
// it listens to the window, which other tests have too
afterEach(() => router.dispose())

const dicho = () => screen.findByRole('alertdialog', { name: 'Postulación finalizada' })

test('leaves the ended screen, and shows the message on the next one', async () => {
  saved.resolve()
  read.resolve()
  expect(await dicho()).toBeVisible()
  expect(screen.getByText('Lista')).toBeVisible()
})

test.each([
  ['Back', () => router.navigate(-1), 'Inicio'],
  ['a link', () => router.navigate('/otra'), 'Otra'],
] as const)('after the user navigated by %s, the message is shown there', async (_, go, donde) => {
  await go()
  expect(await screen.findByText(donde)).toBeVisible()
  saved.resolve()
  read.resolve()
  expect(await dicho()).toBeVisible()
  expect(screen.getByText(donde)).toBeVisible()
})

test('a user who navigates on from the next screen is not moved', async () => {
  saved.resolve()
  await screen.findByText('Lista')
  await router.navigate('/otra')
  await screen.findByText('Otra')
  read.resolve()
  expect(await dicho()).toBeVisible()
  expect(screen.getByText('Otra')).toBeVisible()
})

test('a screen already moved by an event ends at the next screen', async () => {
  // the address of the sale, which is drawn as ended
  window.history.replaceState({ ...window.history.state, usr: { desde: ['/venta    '] } }, '', '/resumen')
  saved.resolve()
  read.resolve()
  expect(await dicho()).toBeVisible()
  await waitFor(() => expect(screen.getByText('Lista')).toBeVisible())
})
