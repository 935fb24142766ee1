import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import ts from 'typescript'
import { type Publico, pisoDe } from '../../apps/web/navegadores.ts'
import { report } from './report.ts'
import { root } from './tree.ts'

/** Names of Browserslist mapped to those in MDN's table. */
const browserInTable: Readonly<Record<string, string>> = { and_chr: 'chrome_android', ios_saf: 'safari_ios' }

/** Features newer than the oldest browsers, with the harmless fallback of each. */
const graceful: Readonly<Record<string, string>> = {
  has: 'a chosen option without its tint (Firefox below 121); the radio itself tells',
  'text-wrap': 'a title whose last line is short',
  'text-size-adjust': 'written with its prefix beside it',
  'user-select': 'the build writes its prefix',
  resize: 'an iPhone draws no handle that could be taken away',
  'print-color-adjust': 'the build writes its prefix',
  'scrollbar-width': 'a scroll bar of the usual width',
  'accent-color': 'a box ticked in the colour of the system',
  'overscroll-behavior': 'the page moves on at the end of a list',
  page: 'a wide table is printed upright',
  size: 'a wide table is printed upright',
  'AbortSignal.timeout': 'Chrome below 124 names an abort otherwise; nobody reads the name',
}

const isSince = (added: string, floor: string): boolean =>
  added.replace('≤', '').localeCompare(floor, 'en', { numeric: true }) <= 0

function isSupported(statement: SupportStatement | undefined, floor: string): boolean {
  if (statement === undefined) return true
  return [statement].flat().some(({ version_added: added, version_removed: removed, ...how }) => {
    if (typeof added !== 'string' || how.flags || how.prefix || how.alternative_name) return false
    return isSince(added, floor) && !(typeof removed === 'string' && isSince(removed, floor))
  })
}

type Lacking = (compat: CompatStatement | undefined) => readonly string[]

/** Returns a function that lists the oldest browsers of a public without a feature. */
function lackingFor(publico: Publico): Lacking {
  const piso = [...pisoDe(publico)].map(([name, floor]) => [browserInTable[name] ?? name, floor] as const)
  return (compat) =>
    piso.flatMap(([browser, floor]) =>
      isSupported(compat?.support[browser as keyof CompatStatement['support']], floor) ? [] : [`${browser} ${floor}`],
    )
}

/** Interfaces whose members are found by name alone: other objects rarely have members of such a name. */
const held: readonly string[] = [
  'Element',
  'HTMLElement',
  'HTMLDialogElement',
  'HTMLInputElement',
  'Document',
  'Node',
  'Navigator',
  'Blob',
  'AbortSignal',
  'Crypto',
  'SubtleCrypto',
]

/**
 * Names that some browser lacks: a global (`Notification`), a static member (`AbortSignal.any`), a member of DOM
 * objects (`.showPopover`). For members of the language, `lib` in apps/web/tsconfig.json sets the limit.
 */
function lackedNames(lacking: Lacking): ReadonlyMap<string, readonly string[]> {
  const written = (owner: string, member: string): string => {
    if (owner === 'Window') return `window.${member}`
    return held.includes(owner) ? `.${member}` : `${owner}.${member.replace(/_static$/, '')}`
  }
  const all = [data.javascript.builtins, data.api].flatMap((owners) =>
    Object.entries(owners as Readonly<Record<string, Identifier>>).flatMap(([owner, { __compat, ...members }]) => [
      [owner, __compat] as const,
      ...Object.entries(members as Readonly<Record<string, Identifier>>).flatMap(([member, tree]) =>
        [written(owner, member), `${owner}.${member.replace(/_static$/, '')}`].map(
          (name) => [name, tree.__compat] as const,
        ),
      ),
    ]),
  )
  return new Map(all.map(([name, compat]) => [name, lacking(compat)] as const).filter(([, lacks]) => lacks.length > 0))
}

interface Source {
  readonly path: string
  readonly text: string
}

interface Use {
  readonly line: number
  readonly name: string
}

/** Members and globals that a module uses, and its static and dynamic imports. */
function read({ path, text }: Source): { readonly uses: readonly Use[]; readonly imports: readonly string[] } {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const uses: Use[] = []
  const imports: string[] = []
  const use = (node: ts.Node, ...names: string[]) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    uses.push(...names.map((name) => ({ line: line + 1, name })))
  }
  const bring = (name: ts.Expression | undefined) => {
    if (name && ts.isStringLiteral(name)) imports.push(name.text)
  }
  const access = (node: ts.PropertyAccessExpression) => {
    const isAsked = ts.isCallExpression(node.parent) && node.parent.questionDotToken !== undefined
    const owner = ts.isIdentifier(node.expression) ? node.expression.text : ''
    if (!isAsked) use(node.name, `.${node.name.text}`, owner, `${owner}.${node.name.text}`)
  }
  const called = (node: ts.CallExpression) => {
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword) bring(node.arguments[0])
    else if (ts.isIdentifier(node.expression)) use(node, node.expression.text)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) bring(node.moduleSpecifier)
    else if (ts.isCallExpression(node)) called(node)
    else if (ts.isNewExpression(node)) use(node, node.expression.getText(file))
    else if (ts.isPropertyAccessExpression(node)) access(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { uses, imports }
}

/** Our file behind an import; null: a package. */
function fileOf(name: string, from: string): string | null {
  const own = /^@alerce\/(\w+)\/(.+)$/.exec(name)
  if (own) return join(root, 'packages', own[1] ?? '', `${own[2]}.ts`)
  if (!name.startsWith('.')) return null
  const path = resolve(dirname(from), name.replace(/\?.*$/, ''))
  return existsSync(path) ? path : null
}

/** All our files imported by entries, directly or not, with their uses. */
function reachedFrom(entries: readonly string[]): Source[] {
  const reached = new Map<string, Source>()
  const left = entries.map((entry) => join(root, 'apps/web/src/entries', entry))
  for (let path = left.pop(); path; path = left.pop()) {
    if (reached.has(path)) continue
    const source = { path, text: readFileSync(path, 'utf8') }
    reached.set(path, source)
    const { imports } = /\.tsx?$/.test(path) ? read(source) : { imports: [] }
    for (const name of imports) left.push(...[fileOf(name, path)].filter((file) => file !== null))
  }
  return [...reached.values()]
}

/** Properties, pseudo-classes and rules of a style sheet; the build itself lowers colours and nesting. */
function lackedInSheet(text: string, lacking: Lacking): readonly (Use & { readonly lacks: readonly string[] })[] {
  const kinds = [
    [/^\s*([a-z][a-z-]+):/g, data.css.properties],
    [/::?([a-z][a-z-]+)/g, data.css.selectors],
    [/@([a-z-]+)/g, data.css['at-rules']],
  ] as const
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, (note) => note.replaceAll(/[^\n]/g, ''))
  return bare.split('\n').flatMap((written, row) =>
    kinds.flatMap(([pattern, table]) =>
      [...written.matchAll(pattern)].map(([, name = '']) => {
        const lacks = lacking((table as Identifier)[name]?.__compat)
        return { line: row + 1, name, lacks }
      }),
    ),
  )
}

/** Features in the files of a public that its oldest browsers lack. */
export function problemsOf(publico: Publico, sources: readonly Source[]): string[] {
  const lacking = lackingFor(publico)
  const lacked = lackedNames(lacking)
  const inCode = (source: Source) => read(source).uses.map((use) => ({ ...use, lacks: lacked.get(use.name) ?? [] }))
  return sources.flatMap((source) =>
    (source.path.endsWith('.css') ? lackedInSheet(source.text, lacking) : inCode(source))
      .filter(({ name, lacks }) => lacks.length > 0 && !Object.hasOwn(graceful, name))
      .map(
        ({ name, line, lacks }) => `${source.path.replace(root, '')}:${line}: ${name} is not in ${lacks.join(', ')}`,
      ),
  )
}

if (import.meta.main) {
  const problems = [
    ...problemsOf('postulante', reachedFrom(['postulacion.ts', 'sw.ts', 'verificador/verificador.ts'])),
    ...problemsOf('escritorio', reachedFrom(['dashboard.tsx', 'consola.tsx'])),
  ]
  report('browsers', problems, '.browserslistrc')
}
