import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Operation } from '../packages/contract/operation.ts'
import { todos } from '../packages/contract/roles.ts'
import { bearerByPath } from '../packages/contract/route.ts'
import { filesLike, isTest, root } from './checks/tree.ts'

/** Exports of each file of packages/contract/operations, by its path from packages/contract. */
export type Modules = Readonly<Record<string, object>>

interface Found {
  readonly file: string
  readonly operation: Operation
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'request' in value && 'failure' in value && 'path' in value

function operationsIn(modules: Modules): Found[] {
  const found = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([as, value]) => {
      if (!isOperation(value)) return []
      if (value.name !== as) throw new Error(`${file}: the operation «${value.name}» is exported as «${as}»`)
      return [{ file, operation: value }]
    }),
  )
  const names = found.map(({ operation }) => operation.name)
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  if (twice.length > 0) throw new Error(`two operations of one name: ${twice.join(', ')}`)
  return found
}

/**
 * Keeps the order of the present list, so that the OpenAPI document and the access matrix change only by new
 * operations.
 */
function inOrder(found: readonly Found[], written: string): Found[] {
  const listed = [...written.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name)
  const place = ({ operation }: Found) =>
    listed.includes(operation.name) ? listed.indexOf(operation.name) : listed.length
  return found.toSorted((a, b) => place(a) - place(b))
}

const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  const fields = Object.entries(value).map(([key, one]) => `${key}: ${literal(one)}`)
  return `{ ${fields.join(', ')} }`
}

const helperOf = ({ method, effect, cuerpo }: Operation) => {
  if (effect === 'read') return method === 'GET' ? 'get' : 'read'
  if (cuerpo === 'binario') return 'upload'
  return method === 'GET' ? 'open' : 'write'
}

/** Path as written in routes.ts: without its last part where that is the name of the operation. */
const shortPath = ({ name, path }: Operation) => (path.endsWith(`/${name}`) ? path.slice(0, -name.length) : path)

/** Source of the call in route.ts that defines the route of an operation. */
function routeOf(operation: Operation): string {
  const { path, effect, lee, cambia, envelope, refusal, bearer, preguntaSesion, enCabecera } = operation
  const options = {
    ...(envelope === 'data' ? {} : { envelope }),
    ...(refusal === 'status' ? {} : { refusal }),
    ...(bearer === bearerByPath(path) ? {} : { bearer }),
    ...(preguntaSesion ? { preguntaSesion } : {}),
    ...(Object.keys(enCabecera).length === 0 ? {} : { enCabecera }),
    ...(effect === 'read' && cambia.length > 0 ? { cambia } : {}),
  }
  const reads = lee.length > 0 ? lee : 'nada'
  const asuntos = effect === 'read' ? reads : cambia
  const last = Object.keys(options).length > 0 ? [options] : []
  return `${helperOf(operation)}(${[shortPath(operation), asuntos, ...last].map(literal).join(', ')})`
}

const head = '// Written by `npm run contract` from the declarations in packages/contract/operations.\n'

/** Union of the names of these calls; types only, which the browser does not carry. */
const unionOf = (name: string, of: readonly Found[]): string =>
  [`export type ${name} =`, ...of.map(({ operation }) => `  | '${operation.name}'`), ''].join('\n')

/** Calls that a page makes before its session is known to have a role, or without one. */
const opens = ({ operation: { access } }: Found): boolean =>
  access === 'publica' || access.includes('postulante') || todos.every((role) => access.includes(role))

/** Import of the helpers that a table calls, and the table. */
const tableOf = (found: readonly Found[]): readonly [string, string] => {
  const helpers = [...new Set(found.map(({ operation }) => helperOf(operation))), 'withPaths'].toSorted().join(', ')
  const lines = found.map(({ operation }) => `  ${operation.name}: ${routeOf(operation)},\n`).join('')
  return [`import { ${helpers} } from './route.ts'\n`, `withPaths({\n${lines}})`]
}

function openRoutesText(found: readonly Found[]): string {
  const [imports, table] = tableOf(found.filter(opens))
  return [
    head,
    imports,
    '\n/** Calls of the public pages, of the applicant and of every role: the routes that all pages carry. */\n',
    `export const openRoutes = ${table}\n`,
  ].join('')
}

function routesText(found: readonly Found[]): string {
  const ofClients = found.filter(({ operation: { bearer, access } }) => bearer && access !== 'publica')
  const files = ofClients.filter(({ operation }) => operation.envelope === 'binary')
  const [imports, table] = tableOf(found.filter((one) => !opens(one)))
  return [
    head,
    "import { openRoutes } from './open-routes.ts'\n",
    imports,
    '\n/** Every call by its name: method, path, what it reads or changes, envelope. Without zod: the browser carries it. */\n',
    `export const routes = { ...openRoutes, ...${table} }\n\n`,
    'export type RouteName = keyof typeof routes\n\n',
    '/** Calls open to bearer clients that answer data, and those that answer a file. */\n',
    unionOf(
      'BearerName',
      ofClients.filter((one) => !files.includes(one)),
    ),
    unionOf('BearerFileName', files),
  ].join('')
}

function operationsText(found: readonly Found[]): string {
  const byFile = Map.groupBy(found, ({ file }) => file)
  const imports = [...byFile].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = (of: readonly Found[]) => of.map(({ operation }) => operation.name)
  return [
    head,
    ...imports.map(([file, of]) => `import { ${names(of).toSorted().join(', ')} } from './${file}'\n`),
    "\n/** Every declared call. The server's routes, the web's types and the OpenAPI document derive from this list. */\n",
    'export const operations = [\n',
    ...names(found).map((name) => `  ${name},\n`),
    '] as const\n',
  ].join('')
}

/** Files of packages/contract that this tool writes. */
export const generated = ['open-routes.ts', 'routes.ts', 'operations.ts'] as const

/** Text of each generated file; `written`: the present operations.ts. */
export function textsOf(modules: Modules, written: string): Readonly<Record<(typeof generated)[number], string>> {
  const found = inOrder(operationsIn(modules), written)
  return {
    'open-routes.ts': openRoutesText(found),
    'routes.ts': routesText(found),
    'operations.ts': operationsText(found),
  }
}

const folder = 'packages/contract/'

/** Present text of a file of packages/contract. */
export const readContract = (name: string): string => readFileSync(join(root, folder, name), 'utf8')

if (import.meta.main) {
  const files = filesLike('packages/contract/operations/**/*.ts').filter((path) => !isTest(path))
  const modules: Record<string, object> = {}
  for (const path of files) modules[path.slice(folder.length)] = await import(pathToFileURL(join(root, path)).href)
  const texts = Object.entries(textsOf(modules, readContract('operations.ts')))
  for (const [name, text] of texts) writeFileSync(join(root, folder, name), text)
  console.log(`packages/contract: ${texts.map(([name]) => name).join(', ')} written from ${files.length} files`)
}
