import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { sessionQuery } from '../lib/session/session.ts'
import { fakeEvents } from '../testing/fake-events.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { DashboardShell } from './dashboard-shell.tsx'

test('a session listens to the server while it lasts', async () => {
  const events = fakeEvents()
  fakeServer({
    obtenerPorDeshacer: [],
    obtenerNotificaciones: { notificaciones: [], notificacionesNoLeidas: 2, pagina: 1 },
    actividadDiaria: { codError: 0, valor: { horas: 0 } },
    inactividadDiaria: { codError: 0, valor: { minutos: 0 } },
  })
  const { router } = renderScreen(<DashboardShell />, { at: '/home' })
  expect(await screen.findByRole('button', { name: 'Notificaciones, 2 sin leer' })).toBeVisible()
  expect(events.open()).toHaveLength(1)
  act(() => void queryClient.setQueryData(sessionQuery.queryKey, null))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(events.open()).toEqual([])
})
