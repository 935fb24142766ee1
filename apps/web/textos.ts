import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

/** One node of a syntax tree, as far as this file reads it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

/** Property of a member access written in the source, as in `a.b`; null: any other node. */
const propertyOf = ({ type, computed, optional, property }: Node): string | null =>
  type === 'MemberExpression' && !computed && !optional && isNode(property) ? String(property.name) : null

const CATALOGUES = '/packages/contract/messages/'

/** Names that a pattern binds: its default values read names and bind none. */
function boundIn(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)]
  const only: Readonly<Record<string, unknown>> = { AssignmentPattern: node.left, Property: node.value }
  const parts = node.type in only ? [only[node.type]].filter(isNode) : childrenOf(node)
  return parts.flatMap(boundIn)
}

/** Names declared inside a module: an import hidden by one is left alone. */
function declaredIn(node: Node): string[] {
  const params = Array.isArray(node.params) ? node.params : []
  const own = /Declarator$|^Function|^Arrow|^Class|^Catch/.test(node.type) ? [node.id, node.param, ...params] : []
  return [...own.filter(isNode).flatMap(boundIn), ...childrenOf(node).flatMap(declaredIn)]
}

interface Access {
  readonly node: Node
  readonly value: unknown
}

const isPrimitive = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** A text, or an object of texts: what one access of a catalogue ends in. */
const isWhole = (value: unknown): boolean =>
  isPrimitive(value) || (typeof value === 'object' && value !== null && Object.values(value).every(isPrimitive))

/** The value of an access such as `messages.key`, by the imported values; undefined: it cannot be told. */
function valueIn(node: Node, values: ReadonlyMap<string, unknown>): unknown {
  if (node.type === 'Identifier') return values.get(String(node.name))
  const property = propertyOf(node)
  const object = property !== null && isNode(node.object) ? valueIn(node.object, values) : undefined
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, property ?? '')) return undefined
  return (object as Readonly<Record<string, unknown>>)[property ?? '']
}

/** Accesses of the imported values, the longest of each: `messages.key.text`, else `messages.key`. */
function accessesOf(node: Node, values: ReadonlyMap<string, unknown>): Access[] {
  if (propertyOf(node) !== null) {
    const value = valueIn(node, values)
    if (isWhole(value)) return [{ node, value }]
  }
  return childrenOf(node).flatMap((child) => accessesOf(child, values))
}

/** Names that a module still reads beside these accesses. */
function namesLeft(node: Node, accesses: ReadonlySet<Node>): string[] {
  if (accesses.has(node) || node.type === 'ImportDeclaration') return []
  return node.type === 'Identifier'
    ? [String(node.name)]
    : childrenOf(node).flatMap((child) => namesLeft(child, accesses))
}

/** Imports of catalogues that a module no longer reads: an import alone brings the file of all their texts. */
function importsOver(program: Node, values: ReadonlyMap<string, unknown>, accesses: readonly Access[]): Node[] {
  const left = new Set(namesLeft(program, new Set(accesses.map(({ node }) => node))))
  return childrenOf(program).filter((node) => {
    const locals = childrenOf(node).flatMap(({ local }) => (isNode(local) ? [String(local.name)] : []))
    const ofTexts = locals.length > 0 && locals.every((name) => values.has(name) && !left.has(name))
    return node.type === 'ImportDeclaration' && ofTexts
  })
}

/** The module with each value where it is read; an object stands once, at the top, since callers may compare it. */
function written(code: string, accesses: readonly Access[], over: readonly Node[]): string {
  const objects = [...new Set(accesses.map(({ value }) => value).filter((value) => !isPrimitive(value)))]
  const textOf = (value: unknown) => (isPrimitive(value) ? JSON.stringify(value) : `$texto${objects.indexOf(value)}`)
  const edits = [
    ...accesses.map(({ node, value }) => ({ node, text: textOf(value) })),
    ...over.map((node) => ({ node, text: '' })),
  ]
  const body = edits
    .toSorted((a, b) => b.node.start - a.node.start)
    .reduce((all, { node, text }) => all.slice(0, node.start) + text + all.slice(node.end), code)
  return objects.map((value, at) => `const $texto${at} = ${JSON.stringify(value)}\n`).join('') + body
}

type Values = Map<string, unknown>

const catalogueOf = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  await import(pathToFileURL(file).href)

/** Values that a module imports from the catalogues, by their local names. */
async function importedBy(program: Node, fileOf: (source: string) => Promise<string | undefined>): Promise<Values> {
  const values: Values = new Map()
  for (const node of Array.isArray(program.body) ? program.body.filter(isNode) : []) {
    if (node.type !== 'ImportDeclaration' || !isNode(node.source)) continue
    const file = await fileOf(String(node.source.value))
    if (!file?.includes(CATALOGUES)) continue
    const catalogue = await catalogueOf(file)
    for (const { imported, local } of childrenOf(node))
      if (isNode(imported) && isNode(local)) values.set(String(local.name), catalogue[String(imported.name)])
  }
  return values
}

/**
 * Writes each text of the catalogues where the web shows it. A catalogue is one object, which no bundler takes apart:
 * without this every page carries all texts of each catalogue that it names.
 */
export const textos: Plugin = {
  name: 'alerce-textos',
  apply: 'build',
  transform: {
    filter: { id: /\.tsx?$/, code: /messages\/|\bmessage\(/ },
    async handler(code, id) {
      const program = this.parse(code) as unknown as Node
      const values = await importedBy(program, async (source) => (await this.resolve(source, id))?.id)
      for (const name of declaredIn(program)) values.delete(name)
      // a catalogue that reads another one of its file keeps it whole too
      if (id.includes(CATALOGUES)) for (const own of Object.entries(await catalogueOf(id))) values.set(...own)
      const accesses = accessesOf(program, values)
      const text = written(code, accesses, importsOver(program, values, accesses))
      return { code: text, map: null } satisfies Rolldown.TransformResult
    },
  },
}
