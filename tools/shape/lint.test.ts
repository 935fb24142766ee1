import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../checks/tree.ts'
import { type Planted, plant } from './planted.ts'

const server = 'apps/server/src'
const web = 'apps/web/src'
const grits = ['no-cast-money', 'no-clock', 'no-false-server', 'no-own-wall', 'sql-at-home'].map(
  (name) => `tools/shape/${name}.grit`,
)
const query = "export const f = (tx: Tx) => tx.selectFrom('a')"
const sql = "import { sql } from 'kysely'\nexport const a = sql"

/** A file and the finding expected of Biome: `plugin` is one of our Grit rules. */
const faults: [said: string, path: string, text: string][] = [
  ['plugin', `${server}/core/now.ts`, 'export const a = Date.now()'],
  ['plugin', `${web}/features/now.ts`, 'export const a = new Date()'],
  ['plugin', 'packages/domain/now.ts', 'export const a = Date()'],
  ['plugin', `${server}/core/plain-date.ts`, 'export const a = Temporal.Now.instant()'],
  ['plugin', `${server}/core/uno/use-case.ts`, query],
  ['plugin', `${server}/core/cast.ts`, 'export const a = 2.5 as UF'],
  ['plugin', `${web}/features/cast.ts`, 'export const a = (b: unknown) => b as unknown as Pesos'],
  ['plugin', 'packages/domain/cast.ts', 'export const a = (b: number) => (b * 2) as ValorUF'],
  ['plugin', `${server}/cast.test.ts`, 'export const a = 1 as Factor'],
  ['plugin', `${server}/waits.test.ts`, 'export const a = () => vi.waitFor(() => b(), { timeout: 20_000 })'],
  ['plugin', `${server}/polls.test.ts`, 'export const a = () => expect.poll(() => b()).toBe(1)'],
  ['plugin', `${web}/features/stub.test.ts`, "vi.stubGlobal('fetch', async () => 1)"],
  ['plugin', `${web}/features/answer.test.tsx`, 'export const a = () => Response.json({ data: 1 })'],
  ['plugin', `${web}/lib/text.test.ts`, "export const a = () => new Response('a')"],
  ['plugin', `${web}/lib/mock.test.ts`, "vi.mock('../api/call.ts', () => ({ call: () => 1 }))"],
  ['lint/style/noRestrictedImports', `${server}/core/uno/sql.ts`, sql],
  ['lint/style/noRestrictedGlobals', 'packages/domain/plain-date.ts', 'export const a = Temporal.PlainDate'],
  ['lint/style/noProcessEnv', `${server}/core/env.ts`, 'export const a = process.env.HOME'],
  ['lint/suspicious/noConsole', `${server}/core/console.ts`, "console.log('a')"],
  ['lint/style/noDefaultExport', `${server}/default.ts`, 'export default 1'],
  ['lint/style/useFilenamingConvention', `${server}/camelCase.ts`, 'export const a = 1'],
  ['lint/style/useFilenamingConvention', `${server}/año.ts`, 'export const a = 1'],
  ['lint/performance/noBarrelFile', `${server}/barrel.ts`, "export { a } from './free.ts'"],
  ['lint/suspicious/noExplicitAny', `${server}/any.ts`, 'export const a = (b: any) => b'],
  ['lint/style/noNonNullAssertion', `${server}/bang.ts`, 'export const a = (b: number[]) => b[0]!'],
  ['lint/correctness/noUnusedVariables', `${server}/unused.ts`, 'const a = 1'],
  ['lint/nursery/noFloatingPromises', `${server}/floating.ts`, 'async function a() {}\nexport const b = () => { a() }'],
  ['lint/suspicious/noSkippedTests', `${server}/a.test.ts`, `test.${'skip'}('a', () => 1)`],
  ['lint/suspicious/noFocusedTests', `${server}/b.test.ts`, `test.${'only'}('a', () => 1)`],
  ['lint/a11y/useButtonType', `${web}/button.tsx`, 'export const A = () => <button>a</button>'],
  ['lint/correctness/useHookAtTopLevel', `${web}/hook.tsx`, 'export function A(b: boolean) { if (b) useId() }'],
]

const allowed: [path: string, text: string][] = [
  [`${server}/platform/clock.ts`, 'export const a = () => Date.now()'],
  [`${web}/lib/time/clock.ts`, 'export const a = () => new Date()'],
  [`${server}/testing/eventually.ts`, 'export const a = () => vi.waitFor(() => 1)'],
  [`${server}/core/given-date.ts`, 'export const a = (b: number) => new Date(b)'],
  [`${server}/core/uno/repository-altas.ts`, sql],
  [`${server}/core/uno/read-model.ts`, query],
  [`${server}/config/env.ts`, 'export const a = process.env.HOME'],
  [`${web}/lib/api/call.test.ts`, "vi.stubGlobal('fetch', async () => new Response('a'))"],
  [`${web}/lib/vault.test.ts`, "vi.mock('./vault.ts', () => ({ open: () => 1 }))"],
  ['vite.config.ts', 'export default {}'],
]

interface Said {
  readonly category: string
  readonly location: { readonly path: string | { readonly file: string } | null }
}

let planted: Planted
let said: readonly Said[]

beforeAll(() => {
  const files = [...faults.map(([, path, text]) => [path, text]), ...allowed]
  planted = plant({ ...Object.fromEntries(files), 'package.json': '{ "dependencies": { "kysely": "*" } }' })
  mkdirSync(join(planted.folder, 'tools/shape'), { recursive: true })
  for (const path of ['biome.json', ...grits]) {
    copyFileSync(join(root, path), join(planted.folder, path))
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: planted.folder, encoding: 'utf8' })
  said = JSON.parse(stdout).diagnostics
})
afterAll(() => planted.remove())

const saidOf = (path: string): string[] =>
  said.filter(({ location }) => JSON.stringify(location.path).includes(`${path}"`)).map(({ category }) => category)

test.each(faults)('%s: %s', (expected, path) => {
  expect(saidOf(path)).toContain(expected)
})

test.each(allowed)('allowed: %s', (path) => {
  expect(saidOf(path)).toEqual([])
})
