import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContextName, contextNames, contexts } from './contexts.ts'
import { resolving } from './options.ts'
import { type Planted, plant } from './planted.ts'
import { rules } from './rules.ts'

const server = 'apps/server/src'
const web = 'apps/web/src'
const use = (...paths: string[]) => paths.map((path, i) => `import { a as a${i} } from '${path}'; a${i}()`).join('\n')

const libraries = ['zod', 'pg', 'fastify', 'big.js', 'fflate', 'pkijs', 'react-router', '@opentelemetry/api'].map(
  (name) => [
    [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
    [`node_modules/${name}/index.js`, 'exports.a = () => 1'],
  ],
)

/** A context that this one may not import. */
const closedTo = (name: ContextName): ContextName | undefined => {
  const open: readonly string[] = contexts[name]
  return contextNames.find((other) => other !== name && !open.includes(other))
}

/** From → a forbidden import. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['not-resolved', `${server}/a.ts`, './nowhere.ts'],
  ['domain-is-pure', 'packages/domain/a.ts', 'node:fs'],
  ['domain-is-pure', 'packages/domain/b.ts', 'zod'],
  ['domain-is-pure', 'packages/domain/c.ts', '../contract/routes.ts'],
  ['money-is-counted-at-home', 'packages/domain/cotizacion/a.ts', 'big.js'],
  ['money-is-counted-at-home', `${server}/core/cotizacion/uno/a.ts`, 'big.js'],
  ['money-is-counted-at-home', `${web}/features/cotizacion/uno/a.ts`, 'big.js'],
  ['files-are-unpacked-at-home', 'packages/domain/cotizacion/b.ts', 'fflate'],
  ['files-are-unpacked-at-home', `${server}/core/base/uno/b.ts`, 'fflate'],
  ['contract-knows-domain-and-zod', 'packages/contract/a.ts', 'pg'],
  ['contract-knows-domain-and-zod', 'packages/contract/b.ts', '../../apps/server/src/free.ts'],
  ['client-needs-the-contract-alone', 'packages/client/a.ts', 'node:crypto'],
  ['client-has-no-zod', 'packages/client/b.ts', '../contract/operations/free.ts'],
  ['evidence-stands-alone', 'packages/evidencia/a.ts', 'zod'],
  ['evidence-stands-alone', 'packages/evidencia/b.ts', '../contract/routes.ts'],
  ['browser-side-of-the-contract-has-no-zod', 'packages/contract/forms/a.ts', 'zod'],
  ['browser-side-of-the-contract-has-no-zod', 'packages/contract/fichas/a.ts', '../shapes/base/ids.ts'],
  ['browser-side-of-the-contract-has-no-zod', 'packages/contract/messages/a.ts', '../shapes/base/ids.ts'],
  ['browser-side-of-the-contract-has-no-zod', 'packages/contract/catalogos/a.ts', '../shapes/base/ids.ts'],
  ['browser-side-of-the-contract-has-no-zod', 'packages/contract/screens.ts', './operations/free.ts'],
  ['web-not-server', `${web}/a.ts`, '../../server/src/free.ts'],
  ['server-not-web', `${server}/b.ts`, '../../web/src/lib/free.ts'],
  ['web-has-no-zod', `${web}/b.ts`, 'zod'],
  ['web-has-no-zod', `${web}/c.ts`, '../../../packages/contract/shapes/base/ids.ts'],
  ['feature-is-an-island', `${web}/features/cartera/uno/a.ts`, '../dos/free.ts'],
  ['only-entries-compose', `${web}/features/cartera/uno/b.ts`, '../../../entries/free.ts'],
  ['shared-parts-know-no-feature', `${web}/components/a.ts`, '../features/cartera/dos/free.ts'],
  ['shared-parts-know-no-feature', `${web}/lib/a.ts`, '../features/cartera/dos/free.ts'],
  ['lib-knows-no-component', `${web}/lib/b.ts`, '../components/free.ts'],
  ['phone-carries-no-router', `${web}/entries/postulacion/a.ts`, 'react-router'],
  ['noun-through-read-model-or-use-case', `${server}/core/cartera/uno/a.ts`, '../dos/repository.ts'],
  ['noun-through-read-model-or-use-case', `${server}/core/cartera/uno/b.ts`, '../dos/policy.ts'],
  ['noun-through-read-model-or-use-case', `${server}/core/cartera/uno/c.ts`, '../dos/presenta.ts'],
  ['core-not-gateway', `${server}/core/cartera/uno/d.ts`, '../../../gateway/free.ts'],
  ['gateway-through-the-port', `${server}/gateway/a.ts`, '../core/cartera/dos/agendar-cita.ts'],
  ['gateway-through-the-port', `${server}/gateway/b.ts`, '../papeles/free.ts'],
  ['papers-draw-what-was-read', `${server}/papeles/a.ts`, '../core/cartera/dos/agendar-cita.ts'],
  ['papers-draw-what-was-read', `${server}/papeles/b.ts`, '../core/cartera/dos/repository.ts'],
  ['papers-draw-what-was-read', `${server}/papeles/c.ts`, '../core/refusal.ts'],
  ['papers-read-nothing', `${server}/papeles/d.ts`, '../core/cartera/dos/read-model.ts'],
  ['platform-knows-no-business', `${server}/platform/a.ts`, '../core/refusal.ts'],
  ['platform-knows-no-business', `${server}/platform/b.ts`, '../papeles/free.ts'],
  ['drivers-in-platform-db', `${server}/core/cartera/uno/read-model.ts`, 'pg'],
  [
    'repository-knows-no-wire',
    `${server}/core/cartera/uno/repository.ts`,
    '../../../../../../packages/contract/shapes/base/ids.ts',
  ],
  ['telemetry-in-one-file', `${server}/gateway/c.ts`, '@opentelemetry/api'],
  ['traces-are-loaded-late', `${server}/start.ts`, './platform/traces/open-traces.ts'],
  ['fastify-in-gateway', `${server}/core/cartera/uno/e.ts`, 'fastify'],
  ...contextNames.map((name): [string, string, string] => [
    `border-of-${name}`,
    `${server}/core/${name}/cinco/a.ts`,
    `../../${closedTo(name)}/seis/read-model.ts`,
  ]),
  ['border-of-mesa', 'packages/contract/forms/mesa/a.ts', '../cartera/free.ts'],
  ['border-of-mesa', 'packages/domain/mesa/a.ts', '../cartera/free.ts'],
  ['border-of-mesa', 'packages/contract/shapes/mesa/a.ts', '../cartera/free.ts'],
  ['border-of-mesa', 'packages/contract/catalogos/mesa/a.ts', '../cartera/free.ts'],
  ['border-of-mesa', 'packages/contract/operations/mesa/a.ts', '../../../domain/cartera/free.ts'],
  ['border-of-mesa', `${server}/core/mesa/siete/a.ts`, '../../../../../../packages/domain/cartera/free.ts'],
]

const allowed: [from: string, to: string][] = [
  ['packages/domain/base/dinero/ok.ts', 'big.js'],
  ['packages/domain/base/archivos/ok.ts', 'fflate'],
  ['packages/evidencia/ok.ts', 'pkijs'],
  ['packages/client/ok.ts', '../contract/routes.ts'],
  ['packages/contract/ok.ts', 'zod'],
  ['packages/contract/forms/ok.ts', '../roles.ts'],
  [`${server}/core/cartera/uno/ok.ts`, '../dos/read-model.ts'],
  [`${server}/core/cartera/uno/ok-event.ts`, '../dos/events.ts'],
  ...contextNames.map((name): [string, string] => [
    `packages/domain/${name}/ok.ts`,
    `../${contexts[name][0] ?? name}/free.ts`,
  ]),
  [`${server}/core/cartera/uno/ok-call.ts`, '../dos/agendar-cita.ts'],
  [`${server}/core/cartera/uno/ok-act.ts`, '../dos/note.ts'],
  [`${server}/core/cartera/uno/ok-policy.ts`, '../../postulacion/prospecto/policy.ts'],
  [`${server}/core/cartera/uno/ok.test.ts`, '../dos/repository.ts'],
  [`${server}/core/cartera/uno/ok-root.ts`, '../../refusal.ts'],
  [`${server}/core/cartera/uno/ok-paper.ts`, '../../../papeles/free.ts'],
  [`${server}/papeles/ok.ts`, '../platform/pdf/render.ts'],
  [`${server}/platform/db/ok.ts`, 'pg'],
  [`${server}/platform/traces/open-traces.ts`, '@opentelemetry/api'],
  [`${server}/gateway/ok.ts`, 'fastify'],
  [`${web}/entries/ok.ts`, '../features/cartera/dos/free.ts'],
]

/** A paper may import types of the core */
const typed = `${server}/papeles/ok-types.ts`

const free = [
  ...[
    'free',
    'core/refusal',
    'core/postulacion/prospecto/policy',
    'gateway/free',
    'papeles/free',
    'platform/pdf/render',
  ].map((path) => `${server}/${path}.ts`),
  ...['repository', 'policy', 'presenta', 'read-model', 'events', 'agendar-cita', 'note'].map(
    (name) => `${server}/core/cartera/dos/${name}.ts`,
  ),
  ...['lib/free', 'components/free', 'entries/free', 'features/cartera/dos/free'].map((path) => `${web}/${path}.ts`),
  ...contextNames.map((name) => `${server}/core/${name}/seis/read-model.ts`),
  ...contextNames.map((name) => `packages/domain/${name}/free.ts`),
  ...['catalogos', 'forms', 'shapes'].map((part) => `packages/contract/${part}/cartera/free.ts`),
  'packages/contract/routes.ts',
  'packages/contract/operations/free.ts',
  'packages/contract/roles.ts',
  'packages/contract/shapes/base/ids.ts',
]

let planted: Planted
let result: ICruiseResult

beforeAll(async () => {
  planted = plant({
    ...Object.fromEntries(libraries.flat()),
    ...Object.fromEntries(free.map((path) => [path, 'export const a = () => 1'])),
    ...Object.fromEntries([
      ...forbidden.map(([, from, to]) => [from, use(to)]),
      ...allowed.map(([from, to]) => [from, use(to)]),
    ]),
    [typed]: "import type { a } from '../core/cartera/dos/read-model.ts'\nexport type A = typeof a",
    'packages/domain/lonely.ts': 'export const a = 1',
    'packages/domain/hen.ts': use('./egg.ts'),
    'packages/domain/egg.ts': use('./hen.ts'),
  })
  const { output } = await cruise(
    ['apps', 'packages'],
    {
      baseDir: planted.folder,
      validate: true,
      ruleSet: { forbidden: rules },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
    },
    resolving,
  )
  if (typeof output === 'string') throw new Error(output)
  result = output
})
afterAll(() => planted.remove())

const brokenBy = (file: string) =>
  result.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

test.each(forbidden)('%s: %s → %s', (rule, from) => {
  expect(brokenBy(from)).toContain(rule)
})

test.each(allowed)('allowed: %s → %s', (from) => {
  expect(brokenBy(from)).toEqual([])
})

test('allowed: a paper that imports types of the core', () => {
  expect(result.modules.find(({ source }) => source === typed)?.dependencies).toHaveLength(1)
  expect(brokenBy(typed)).toEqual([])
})

test('cycles and orphans', () => {
  expect(brokenBy('packages/domain/lonely.ts')).toEqual(['no-orphan'])
  expect([...brokenBy('packages/domain/hen.ts'), ...brokenBy('packages/domain/egg.ts')]).toEqual(['no-cycle'])
})

test('no context names one further down the list: nothing can run back up', () => {
  for (const [at, name] of contextNames.entries())
    for (const used of contexts[name]) expect(contextNames.indexOf(used)).toBeLessThan(at)
})

test('every rule has a fault that breaks it', () => {
  const proven = new Set([...forbidden.map(([rule]) => rule), 'no-cycle', 'no-orphan'])
  expect(rules.map(({ name }) => name).filter((name) => name && !proven.has(name))).toEqual([])
})
