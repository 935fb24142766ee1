import { Navigate, type RouteObject } from 'react-router'
import { goTo } from '../lib/routes.ts'
import { entryRoutes, inside, screen } from './routing.tsx'

/** The screens of a sale, each under the frame. */
const saleScreens: RouteObject[] = [
  screen('timeline', async () => (await import('../features/bitacora/timeline-screen.tsx')).TimelineScreen),
]

/** Screens with the component library but outside a sale. */
const formScreens: RouteObject[] = [
  screen('addProspect', async () => (await import('../features/prospecto/prospect-screen.tsx')).ProspectScreen),
  screen('agenda', async () => (await import('../features/agenda/agenda-screen.tsx')).AgendaScreen),
]

export const dashboardRoutes: RouteObject[] = entryRoutes([
  { index: true, element: <Navigate to={goTo('home')} replace /> },
  screen('home', async () => (await import('../features/cartera/home-screen.tsx')).HomeScreen),
  inside(
    async () => (await import('./mantine-layout.tsx')).MantineLayout,
    [...formScreens, inside(async () => (await import('./sale-layout.tsx')).SaleLayout, saleScreens)],
  ),
])
