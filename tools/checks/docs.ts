import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { drawActos, readTexts } from '../shape/actos.ts'
import { etapasInDocs } from '../shape/etapas.ts'
import { withDrawing } from '../shape/graph.ts'
import { report } from './report.ts'
import { filesLike, isTest, root, sourceFiles } from './tree.ts'

/** The parts of the repository that documents refer to. */
export interface Repository {
  readonly scripts: readonly string[]
  readonly commands: readonly string[]
  exists(path: string): boolean
  hasFileNamed(name: string): boolean
}

const ours = /^(apps|packages|e2e|bench|tools|docs|deploy|\.ci)\//
const fileName = /^[\w.-]+\.(ts|tsx|md|json|css|grit|csv|html|cjs)$/
const npmOwn = ['test', 'start', 'ci', 'install', 'run', 'exec']

/** The part of a path before its first wildcard or placeholder. */
const fixedPart = (path: string): string => {
  const at = path.search(/[*<{…]/)
  return at < 0 ? path.replace(/:\d+$/, '') : dirname(`${path.slice(0, at)}x`)
}

function wrongPath(token: string, repository: Repository): string | undefined {
  if (ours.test(token)) return repository.exists(fixedPart(token)) ? undefined : `no such path: ${token}`
  if (fileName.test(token)) return repository.hasFileNamed(token) ? undefined : `no such file: ${token}`
  return undefined
}

function wrongCommands(code: string, { scripts, commands }: Repository): string[] {
  const run = [...code.matchAll(/\bnpm (run )?([\w:-]+)(?: (?:-- )?([\w:-]+))?/g)]
  return run.flatMap(([, isRun, name = '', argument = '']) => {
    const isKnown = isRun ? scripts.includes(name) : npmOwn.includes(name)
    if (!isKnown) return [`no such command: npm ${isRun ?? ''}${name}`]
    return isRun && name === 'alerce' && argument && !commands.includes(argument)
      ? [`no such command: ${argument}`]
      : []
  })
}

/** Invalid paths, commands and links of a document. */
export function problemsOfDocument(path: string, text: string, repository: Repository): string[] {
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map(([, body = '']) => body)
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, body = '']) => body)
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to = '']) => join(dirname(path), to))
  const tokens = [...spans, ...blocks.flatMap((block) => block.split(/\s+/).filter((token) => ours.test(token)))]
  return [
    ...tokens.flatMap((token) => wrongPath(token, repository) ?? []),
    ...[...spans, ...blocks].flatMap((code) => wrongCommands(code, repository)),
    ...links.filter((to) => !repository.exists(to)).map((to) => `broken link: ${to}`),
  ].map((problem) => `${path}: ${problem}`)
}

/** Decisions cited by number without a page in docs/decisions. */
export function unknownDecisions(path: string, text: string, numbers: readonly string[]): string[] {
  const cited = [...text.matchAll(/\bdecisi(?:ons?|ón|ones) (\d{3}(?:(?:, | y | and )\d{3})*)/gi)]
  return cited
    .flatMap(([, list = '']) => list.match(/\d{3}/g) ?? [])
    .filter((number) => !numbers.includes(number))
    .map((number) => `${path}: no such decision: ${number}`)
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

function unknownDecisionsHere(documents: readonly string[]): string[] {
  const numbers = filesLike('docs/decisions/*.md').map((path) => basename(path).slice(0, 3))
  return [...documents, ...sourceFiles(), ...filesLike('apps/**/*.sql')].flatMap((path) =>
    unknownDecisions(path, read(path), numbers),
  )
}

function variablesWithoutDocs(): string[] {
  const [env, guide] = ['apps/server/src/config/env.ts', 'docs/OPERACION.md']
  if (!existsSync(join(root, guide))) return [`${guide} is missing`]
  const words = read(guide)
  const variables = [...read(env).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
  return variables
    .filter((name) => !words.includes(`\`${name}\``))
    .map((name) => `${guide}: \`${name}\` is not explained`)
}

/**
 * Requirements marked as met, in whole or in part, without a test (file and title) and without a manual review. `read`:
 * the text of a file; '' if it does not exist.
 */
export function unshown(text: string, read: (path: string) => string): string[] {
  const rows = [...text.matchAll(/^\| \*{0,2}(\d+\.\d+\.\d+)\*{0,2} \|[^|]*\| (?:sí|parcial) \| (.*) \|$/gm)]
  return rows.flatMap(([, id = '', shown = '']) => {
    const named = [...shown.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?: «([^»]+)»)?/g)]
    if (named.length === 0) return shown.endsWith('se revisa a mano') ? [] : [`${id}: no test shows it`]
    return named.flatMap(([, path = '', title]) => {
      if (title === undefined) return [`${id}: which test of ${path}?`]
      return read(path).includes(title) ? [] : [`${id}: no such test in ${path}: ${title}`]
    })
  })
}

/** Names in the first column of the table below a heading. */
function namesUnder(heading: string, text: string): string[] {
  const [, table = ''] = text.split(`\n## ${heading}\n`, 2)
  const [own = ''] = table.split(/^## /m, 1)
  const rows = [...own.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names = '']) => names.split(', '))
  return rows.map((name) => name.replaceAll('`', ''))
}

/** Differences between the names in the code and those in a document, both ways. */
function untoldOf(what: string, path: string, names: readonly string[], told: readonly string[]): string[] {
  return [
    ...names.filter((name) => !told.includes(name)).map((name) => `${path}: the ${what} ${name} is not told`),
    ...told.filter((name) => !names.includes(name)).map((name) => `${path}: no such ${what}: ${name}`),
  ]
}

/**
 * Differences between code and documents, both ways: scheduled jobs, benches, and package folders with their two
 * tables. Pure: names and documents are arguments.
 */
export function untold({ rounds, benches, folders }: Named, { operacion, medidas, carpetas }: Told): string[] {
  return [
    ...untoldOf('round', 'docs/OPERACION.md', rounds, namesUnder('Lo que hace la máquina sola', operacion)),
    ...untoldOf('bench', 'docs/MEDIDAS.md', benches, namesUnder('The benches', medidas)),
    ...Object.entries(carpetas).flatMap(([path, text]) =>
      folders.filter((folder) => !text.includes(`| \`${folder}`)).map((folder) => `${path}: ${folder} is not told`),
    ),
  ]
}

interface Named {
  readonly rounds: readonly string[]
  readonly benches: readonly string[]
  readonly folders: readonly string[]
}

interface Told {
  readonly operacion: string
  readonly medidas: string
  /** Documents with a table of folders, by path. */
  readonly carpetas: Readonly<Record<string, string>>
}

function untoldHere(): string[] {
  const code = filesLike('apps/server/src/**/*.ts').filter((path) => !isTest(path))
  const rounds = code.flatMap((path) =>
    [...read(path).matchAll(/^ {2}'?([a-z-]+)'?: \{ cron/gm)].map(([, name = '']) => name),
  )
  const folders = filesLike('{apps,packages}/*/package.json').map((path) => dirname(path))
  const carpetas = Object.fromEntries(['README.md', 'docs/ARCHITECTURE.md'].map((path) => [path, read(path)]))
  const benches = filesLike('bench/*.bench.ts').map((path) => basename(path, '.bench.ts'))
  const [operacion, medidas] = [read('docs/OPERACION.md'), read('docs/MEDIDAS.md')]
  return untold({ rounds, benches, folders }, { operacion, medidas, carpetas })
}

const unshownHere = (): string[] =>
  unshown(read('docs/SEGURIDAD.md'), (path) => (existsSync(join(root, path)) ? read(path) : '')).map(
    (problem) => `docs/SEGURIDAD.md: ${problem}`,
  )

const etapasMd = 'docs/ETAPAS.md'

/**
 * Checks the stages of a DS and their operations in the docs, generated from tables of the domain; `--write` updates
 * them.
 */
async function staleEtapas(): Promise<string[]> {
  const files = filesLike('packages/contract/messages/**/*.ts').map((path) => join(root, path))
  const drawings = { etapas: etapasInDocs(), actos: drawActos(await readTexts(files)) }
  const text = read(etapasMd)
  const drawn = Object.entries(drawings).reduce<string | undefined>(
    (all, [name, drawing]) => all && withDrawing(all, drawing, name),
    text,
  )
  if (drawn === text) return []
  if (drawn === undefined || !process.argv.includes('--write'))
    return [`${etapasMd}: its tables say otherwise; draw them by tools/checks/docs.ts --write`]
  writeFileSync(join(root, etapasMd), drawn)
  return []
}

if (import.meta.main) {
  const all = filesLike('**/*', '.ci/*')
  const names = new Set(all.map((path) => path.split('/').at(-1)))
  const repository: Repository = {
    scripts: Object.keys(JSON.parse(read('package.json')).scripts),
    commands: filesLike('tools/alerce/*.ts').map((path) => path.replace(/.*\/|\.ts$/g, '')),
    exists: (path) => existsSync(join(root, path)),
    hasFileNamed: (name) => names.has(name),
  }
  const documents = filesLike('*.md', 'docs/**/*.md')
  const outside = filesLike('*.{ts,json,md}', '{apps,packages,tools,e2e,bench,docs}/**/*.{ts,tsx,css,md,json}')
    .filter((path) => /\.\.\/shared\b|\/work\/(main|shared)\b/.test(read(path)))
    .map((path) => `${path} reaches outside the project`)
  const problems = documents.flatMap((path) => problemsOfDocument(path, read(path), repository))
  report(
    'docs',
    [
      ...problems,
      ...unknownDecisionsHere(documents),
      ...variablesWithoutDocs(),
      ...untoldHere(),
      ...unshownHere(),
      ...(await staleEtapas()),
      ...outside,
    ],
    `${documents.length} documents`,
  )
}
