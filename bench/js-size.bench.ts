import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWebIfNeeded } from '../tools/web/build.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

interface Screen {
  readonly name: string
  /** Kilobytes of gzipped JavaScript, at most. */
  readonly bar: number
  /** What a browser loads for it: the page, the lazy frames around the screen, the screen. */
  readonly modules: readonly string[]
}

await buildWebIfNeeded()

const dist = join(import.meta.dirname, '../apps/web/dist')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Each page has its own. */
const shells = ['src/entries/dashboard-shell.tsx', 'src/entries/consola-shell.tsx'] as const
const form = 'src/entries/mantine-layout.tsx'
const sale = 'src/entries/sale-layout.tsx'
/** Screens with a bar or a frame of their own; every other screen has them all. */
const special: Record<string, Pick<Screen, 'bar' | 'modules'>> = {
  'login-screen': { bar: 140, modules: [] },
  'pre-login-screen': { bar: 140, modules: [] },
  'recuperar-screen': { bar: 140, modules: [] },
  'mandato-screen': { bar: 140, modules: [] },
  'clave-screen': { bar: 200, modules: shells },
  'home-screen': { bar: 200, modules: shells },
  'prospect-screen': { bar: 260, modules: [...shells, form] },
  'agenda-screen': { bar: 260, modules: [...shells, form] },
}
const ordinary = { bar: 260, modules: [...shells, form, sale] }

function chunkOf(module: string): Chunk {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`${module} is not in the built web: mend the table of this benchmark`)
  return chunk
}

/** Modules and all that they import at once. */
function withImports(modules: readonly string[], seen = new Set<string>()): Set<string> {
  for (const module of modules) {
    if (!seen.has(module)) withImports(chunkOf(module).imports ?? [], seen.add(module))
  }
  return seen
}

const lazyOf = (modules: readonly string[]): string[] =>
  [...withImports(modules)].flatMap((module) => chunkOf(module).dynamicImports ?? [])

const filesOf = (modules: readonly string[]): Set<string> =>
  new Set([...withImports(modules)].map((module) => chunkOf(module).file))

function kilobytes(files: Iterable<string>): number {
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function screensOf(page: string): Screen[] {
  const lazy = lazyOf([page])
  const screens = lazy.filter((module) => module.endsWith('-screen.tsx'))
  if (screens.length === 0) return [{ name: page, bar: 140, modules: [page] }]
  return screens.map((module) => {
    const name = module.replace(/^.*\/|\.tsx$/g, '')
    const { bar, modules } = special[name] ?? ordinary
    return { name: `${page} ${name}`, bar, modules: [page, ...modules.filter((frame) => lazy.includes(frame)), module] }
  })
}

/** What a screen fetches after its first paint; other screens, which the page knows how to fetch, are not it. */
function deferredBy([page = '', ...rest]: readonly string[]): number {
  const screens = lazyOf([page])
  return kilobytes(
    filesOf(lazyOf(rest).filter((module) => !screens.includes(module))).difference(filesOf([page, ...rest])),
  )
}

for (const { name, bar, modules } of ['dashboard.html', 'consola.html', 'postulacion.html'].flatMap(screensOf)) {
  const size = kilobytes(filesOf(modules))
  const deferred = deferredBy(modules)
  const later = deferred > 0 ? `, ${deferred.toFixed(1)} more in lazy parts` : ''
  console.log(
    `  ${name.padEnd(48)} ${size.toFixed(1).padStart(6)} kB of ${bar}${later}${size > bar ? '  TOO MUCH' : ''}`,
  )
  if (size > bar) process.exitCode = 1
}
