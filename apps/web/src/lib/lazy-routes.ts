import { type Screen, screenNames, screens } from '@alerce/contract/screens'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

type Load = () => Promise<ComponentType>

/** Each of these screens with its component: one that lacks it, and a component of no screen, are type errors. */
export type Components<S extends Screen> = Readonly<Record<S, Load>>

const lazily = (load: Load) => async () => ({ Component: await load() })

/** The routes of these screens by the table, each in a chunk of its own. */
export const routesOf = (components: Partial<Components<Screen>>): RouteObject[] =>
  screenNames.flatMap((name) => {
    const load = components[name]
    return load ? [{ path: screens[name].path.slice(1), lazy: lazily(load) }] : []
  })

/** Routes inside a lazily loaded frame. */
export const inside = (load: Load, children: RouteObject[]): RouteObject => ({ lazy: lazily(load), children })
