import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { DialogsProvider } from '../components/dialogs/dialogs-provider.tsx'
import { queryClient } from '../lib/query-client.ts'
import { type Session, sessionQuery } from '../lib/session/session.ts'

/** The advisor of the tests. */
export const asesora = {
  identificador: 7,
  usuario: 'asesora',
  rut: '12345678-5',
  nombres: 'MATILDE ROSA',
  apellidoPaterno: 'OYARZÚN',
  roles: ['asesor' as const],
  csrf: 'prueba',
  inicio: '2026-11-21T12:00:00.000Z',
  ultimaActividad: '2026-11-21T12:00:00.000Z',
  debeCambiarClave: false,
  faltaSegundoFactor: false,
  cuentaDeEmpresa: false,
  asesor: null,
}

/** Session by a supervisor's link: Camila's portfolio, read only. */
export const supervisor = {
  ...asesora,
  identificador: 3,
  usuario: 'jefatura',
  nombres: 'RODRIGO ANDRÉS',
  apellidoPaterno: 'FUENZALIDA',
  roles: ['supervisor' as const],
  asesor: { identificador: 7, nombre: 'Camila Rojas' },
}

interface Options {
  /** Address to open: /home?prospectoId=12. */
  readonly at?: string
  readonly session?: Partial<Session> | null
  /** History state left by the previous screen. */
  readonly state?: unknown
}

/** Routes with all that an entry gives them. */
export const renderRouter = (router: ReturnType<typeof createMemoryRouter>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <DialogsProvider>
        <RouterProvider router={router} />
      </DialogsProvider>
    </QueryClientProvider>,
  )

/** Renders a screen with the providers of an entry. `router.state.location` is its current address. */
export function renderScreen(screen: ReactElement, { at = '/', session = {}, state }: Options = {}) {
  queryClient.clear()
  if (session) queryClient.setQueryData(sessionQuery.queryKey, { ...asesora, ...session })
  const { pathname: here, search, hash } = new URL(at, 'http://alerce.test')
  const elsewhere = { path: '*', element: <p>otra pantalla</p> }
  const router = createMemoryRouter([{ path: here, element: screen }, elsewhere], {
    initialEntries: [{ pathname: here, search, hash, state }],
  })
  return { ...renderRouter(router), router }
}
