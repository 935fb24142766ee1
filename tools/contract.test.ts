import { describe, expect, test } from 'vitest'
import { type Operation, operation } from '../packages/contract/operation.ts'
import { obtenerFeriados } from '../packages/contract/operations/agenda/citas.ts'
import { todos } from '../packages/contract/roles.ts'
import { read, write } from '../packages/contract/route.ts'
import { generated, type Modules, readContract, textsOf } from './contract.ts'

declare global {
  interface ImportMeta {
    glob<T>(pattern: string, options: { readonly eager: true }): Record<string, T>
  }
}

const folder = '../packages/contract/'
// A glob of Vite, so that `npm run check` also selects this test for a new file of operations
const found = import.meta.glob<object>('../packages/contract/operations/**/*.ts', { eager: true })
const modules: Modules = Object.fromEntries(
  Object.entries(found).map(([path, one]) => [path.slice(folder.length), one]),
)

test.each(generated)(
  'packages/contract/%s holds every declared operation; if this fails, run `npm run contract`',
  (name) => expect(readContract(name)).toBe(textsOf(modules, readContract('operations.ts'))[name]),
)

const { request, reply, failure } = obtenerFeriados
const shapes = { access: ['mesa'], request, reply, failure } as const
const obtenerA = operation('obtenerA', { route: read('/api/alerce/v1/obtenerA', ['agenda']), ...shapes })
const obtenerB = operation('obtenerB', { route: read('/api/v1/obtenerB', 'nada', { refusal: 'data' }), ...shapes })
const guardarC = operation('guardarC', { route: write('/api/alerce/v1/guardarC', ['agenda', 'venta']), ...shapes })

describe('the written files', () => {
  test('have the route of each operation, without options that its helper adds', () => {
    const { 'routes.ts': routes } = textsOf({ 'operations/x/a.ts': { obtenerA, obtenerB, guardarC, other: 1 } }, '')
    expect(routes).toContain("  obtenerA: read('/api/alerce/v1/', ['agenda']),\n")
    expect(routes).toContain("  obtenerB: read('/api/v1/', 'nada', { refusal: 'data' }),\n")
    expect(routes).toContain("  guardarC: write('/api/alerce/v1/', ['agenda', 'venta']),\n")
  })

  test('have the routes of public, applicant and common calls in a table of their own', () => {
    const of = (name: string, access: Operation['access']) =>
      operation(name, { route: read(`/api/alerce/v1/${name}`, ['agenda']), ...shapes, access })
    const calls = {
      publica: of('publica', 'publica'),
      propia: of('propia', ['postulante']),
      comun: of('comun', todos),
      ajena: of('ajena', ['mesa']),
    }
    const { 'open-routes.ts': open, 'routes.ts': routes } = textsOf({ 'operations/x/a.ts': calls }, '')
    expect([...open.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)).toEqual(['publica', 'propia', 'comun'])
    expect([...routes.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)).toEqual(['ajena'])
  })

  test('keep the order of the written list; a new operation comes last', () => {
    const written = 'export const operations = [\n  guardarC,\n  gone,\n  obtenerA,\n] as const\n'
    const { 'operations.ts': operations } = textsOf({ 'operations/x/a.ts': { obtenerA, obtenerB, guardarC } }, written)
    expect(operations).toContain("import { guardarC, obtenerA, obtenerB } from './operations/x/a.ts'\n")
    expect(operations).toContain('[\n  guardarC,\n  obtenerA,\n  obtenerB,\n] as const')
  })

  test.each<[string, Modules, RegExp]>([
    ['two operations of one name', { 'a.ts': { obtenerA }, 'b.ts': { obtenerA } }, /one name: obtenerA/],
    ['an export of another name', { 'a.ts': { obtenerX: obtenerA } }, /a.ts.*obtenerA.*obtenerX/],
  ])('are refused for %s', (_fault, planted, says) => expect(() => textsOf(planted, '')).toThrow(says))
})

test('a read that declares to read nothing does not compile, unless it says so', () => {
  // @ts-expect-error an empty list is a forgotten one
  expect(read('/api/alerce/v1/x', []).lee).toEqual([])
  expect(read('/api/alerce/v1/x', 'nada').lee).toEqual([])
})
