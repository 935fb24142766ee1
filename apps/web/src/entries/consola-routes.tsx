import type { RouteObject } from 'react-router'
import { entryRoutes, inside } from './routing.tsx'

/** The desks: contraloría, mails. */
const desks: RouteObject[] = []

export const consolaRoutes: RouteObject[] = entryRoutes([
  inside(async () => (await import('./mantine-layout.tsx')).MantineLayout, desks),
])
