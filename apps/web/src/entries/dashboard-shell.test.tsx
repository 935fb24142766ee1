import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setSingleKeys } from '../lib/keys/single-keys.ts'
import { queryClient } from '../lib/query-client.ts'
import { sessionQuery } from '../lib/session/session.ts'
import { userEvent } from '../testing/acts/user-event.ts'
import { fakeEvents } from '../testing/fake-events.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { DashboardShell } from './dashboard-shell.tsx'

function open(path: string) {
  const events = fakeEvents()
  fakeServer({
    obtenerPorDeshacer: [],
    obtenerNotificaciones: { notificaciones: [], notificacionesNoLeidas: 2, pagina: 1 },
    actividadDiaria: { codError: 0, valor: { horas: 0 } },
    inactividadDiaria: { codError: 0, valor: { minutos: 0 } },
  })
  return { events, ...renderScreen(<DashboardShell />, { at: path }) }
}

test('a session listens to the server while it lasts', async () => {
  const { events, router } = open('/home')
  expect(await screen.findByRole('button', { name: 'Notificaciones, 2 sin leer' })).toBeVisible()
  expect(events.open()).toHaveLength(1)
  act(() => void queryClient.setQueryData(sessionQuery.queryKey, null))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(events.open()).toEqual([])
})

const sheet = () => screen.findByRole('dialog', { name: 'Teclas y siglas' })

test('? opens the sheet of keys, those of the screen first, none of the other entry', async () => {
  open('/agenda')
  await screen.findByRole('button', { name: 'Notificaciones, 2 sin leer' })
  await userEvent.keyboard('?')
  const titles = within(await sheet()).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Calendario',
    'En todas las pantallas',
    'Cartera',
    'Bitácora de una venta',
    'Siglas',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('with single keys off, the menu still opens it, and it says so', async () => {
  setSingleKeys(false)
  open('/home')
  await userEvent.keyboard('?')
  await userEvent.click(await screen.findByRole('button', { name: 'MATILDE OYARZÚN' }))
  await userEvent.click(screen.getByRole('button', { name: 'Teclas y siglas' }))
  expect(within(await sheet()).getByText(/^Los atajos de una tecla están apagados/)).toBeVisible()
  setSingleKeys(true)
})
