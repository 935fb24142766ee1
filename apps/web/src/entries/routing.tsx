import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { LoadingBar } from '../components/feedback/skeletons.tsx'
import { type Screen, screens } from '../lib/routes.ts'
import { RouteFailure } from './route-failure.tsx'

/** A screen of the table, in a chunk of its own. */
export const screen = (name: Screen, load: () => Promise<ComponentType>): RouteObject => ({
  path: screens[name].slice(1),
  lazy: async () => ({ Component: await load() }),
})

/** Routes inside a lazily loaded frame. */
export const inside = (load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await load() }),
  children,
})

/** What every user does about their own access. */
const ownAccess: RouteObject[] = [
  screen('clave', async () => (await import('../features/acceso/clave/clave-screen.tsx')).ClaveScreen),
  screen('misSesiones', async () => (await import('../features/acceso/sesiones/sesiones-screen.tsx')).SesionesScreen),
]

/**
 * What holds for every entry: login, the first paint, and what happens when a chunk cannot be loaded. `open` are the
 * screens that need no session; the rest stands inside the shell of the entry.
 */
export const entryRoutes = (
  loadShell: () => Promise<ComponentType>,
  children: RouteObject[],
  open: RouteObject[] = [],
): RouteObject[] => [
  {
    hydrateFallbackElement: <LoadingBar />,
    errorElement: <RouteFailure />,
    children: [
      screen('login', async () => (await import('../features/acceso/sesion/login-screen.tsx')).LoginScreen),
      ...open,
      inside(loadShell, [...ownAccess, ...children]),
    ],
  },
]
