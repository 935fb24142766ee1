import type { OpenScreen, ScreenOf } from '@alerce/contract/screens'
import { type RouteObject, useRouteError } from 'react-router'
import { LoadingBar } from '../components/feedback/skeletons.tsx'
import { type Components, inside, routesOf } from '../lib/lazy-routes.ts'
import type { DeskEntry } from '../lib/session/session.ts'
import { NoSuchPage } from './failure/no-such-page.tsx'
import { NotLoaded } from './failure/not-loaded.tsx'

type SharedScreen = ScreenOf<'dashboard'> & ScreenOf<'consola'>

/** The screens of one entry alone. */
export type OwnScreen<E extends DeskEntry> = Exclude<ScreenOf<E>, SharedScreen>

const open = {
  login: async () => (await import('../features/acceso/sesion/login-screen.tsx')).LoginScreen,
  olvido: async () => (await import('../features/acceso/clave/olvido-screen.tsx')).OlvidoScreen,
} satisfies Components<SharedScreen & OpenScreen>

/** Screens of both desks: a user's own access, and the templates. */
const ownAccess = {
  clave: async () => (await import('../features/acceso/clave/clave-screen.tsx')).ClaveScreen,
  segundoPaso: async () => (await import('../features/acceso/segundo-paso/segundo-paso-screen.tsx')).SegundoPasoScreen,
  plantillas: async () => (await import('../features/cartera/plantillas/plantillas-screen.tsx')).PlantillasScreen,
  misSesiones: async () => (await import('../features/acceso/sesiones/sesiones-screen.tsx')).SesionesScreen,
} satisfies Components<Exclude<SharedScreen, OpenScreen>>

const RouteNotLoaded = () => <NotLoaded error={useRouteError()} />

/** Address of an entry alone, which leads to the desk of the user (see the gate), and unknown addresses. */
const others: RouteObject[] = [
  { index: true, element: null },
  { path: '*', element: <NoSuchPage /> },
]

/**
 * Routes of every entry: login, first paint, and failed chunks, which keep the surrounding frame. `links`: screens that
 * a link opens without a session. All others render inside the shell of the entry.
 */
export const entryRoutes = (
  loadShell: Parameters<typeof inside>[0],
  children: RouteObject[],
  links: RouteObject[] = [],
): RouteObject[] => [
  {
    hydrateFallbackElement: <LoadingBar />,
    errorElement: <RouteNotLoaded />,
    children: [
      ...routesOf(open),
      ...links,
      inside(loadShell, [
        { errorElement: <RouteNotLoaded />, children: [...routesOf(ownAccess), ...children, ...others] },
      ]),
    ],
  },
]
