import { type Entry, rowOf, screenNames, vistasDeLaMesa } from '@alerce/contract/screens'
import type { RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type Components, routesOf } from '../lib/lazy-routes.ts'
import { consolaRoutes } from './consola-routes.tsx'
import { dashboardRoutes } from './dashboard-routes.tsx'
import { EnlaceSinUso } from './postulacion/enlace-sin-uso.tsx'
import { screenAt } from './postulacion/screen-at.ts'

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

const tabled = (entry: Entry, isOpen?: boolean): string[] =>
  screenNames
    .map(rowOf)
    .filter(({ entries, roles }) => entries.includes(entry) && (isOpen === undefined || isOpen === (roles === null)))
    .map(({ path }) => path.slice(1))

describe.each([
  ['dashboard', dashboardRoutes],
  ['consola', consolaRoutes],
] as const)('/%s', (entry, routes) => {
  test('has a route for each of its screens, once', () => {
    const moved = entry === 'consola' ? Object.keys(vistasDeLaMesa).map((path) => path.slice(1)) : []
    expect(pathsOf(routes).sort()).toEqual([...tabled(entry), ...moved, '*'].sort())
  })

  test('keeps only the screens with a session inside the shell', () => {
    const open = routes[0]?.children?.filter(({ path }) => path) ?? []
    expect(pathsOf(open).sort()).toEqual(tabled(entry, true).sort())
  })
})

test('/postulacion has its screens, and a word for every other path', () => {
  const opened = tabled('postulacion').map((path) => screenAt(`/postulacion/${path}`))
  expect(opened).not.toContain(EnlaceSinUso)
  expect(screenAt('/postulacion/otra')).toBe(EnlaceSinUso)
})

test('a forgotten screen does not compile', () => {
  const load = async () => () => null
  // @ts-expect-error a screen without its component
  const forgotten: Components<'home' | 'agenda'> = { home: load }
  // @ts-expect-error a component without its screen
  const lost: Components<'home'> = { home: load, hogar: load }
  expect(routesOf({ ...forgotten, ...lost })).toHaveLength(1)
})
