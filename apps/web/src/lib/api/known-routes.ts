import { openRoutes } from '@alerce/contract/open-routes'
import type { Route } from '@alerce/contract/route'
import type { RouteName } from '@alerce/contract/routes'

type Known = Partial<Readonly<Record<RouteName, Route>>>

let known: Known = openRoutes

/** Route of a call, once its table has loaded: every desk screen brings the whole one, the login and the applicant do not. */
export const knownRoute = (name: RouteName): Route | undefined => known[name]

/** Takes the whole table in. */
export function knowRoutes(all: Known): void {
  known = all
}

/** Route of a call; fetches the whole table for a page that has not brought it. */
export async function fetchRoute(name: RouteName): Promise<Route> {
  const { routes } = await import('@alerce/contract/routes')
  knowRoutes(routes)
  return routes[name]
}
