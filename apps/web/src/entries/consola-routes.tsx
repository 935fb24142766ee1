import type { RouteObject } from 'react-router'
import { entryRoutes, inside, screen } from './routing.tsx'

/** The desks: contraloría, mails. */
const desks: RouteObject[] = [
  screen('contraloria', async () => (await import('../features/contraloria/contraloria-screen.tsx')).ContraloriaScreen),
  screen('correos', async () => (await import('../features/correos/correos-screen.tsx')).CorreosScreen),
]

export const consolaRoutes: RouteObject[] = entryRoutes([
  inside(async () => (await import('./mantine-layout.tsx')).MantineLayout, desks),
])
