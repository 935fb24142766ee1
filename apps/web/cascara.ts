import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** Entries with a service worker, by the environment that builds them. */
const entries: ReadonlyMap<string, string> = new Map([
  ['client', 'dashboard'],
  ['postulante', 'postulacion'],
])

type Bundle = Rolldown.OutputBundle

const workerOf = (entry: string | undefined): string => `${entry}-sw.js`

/** The viewer of documents is half a megabyte, and without network there is no document to open. */
const isOfDocuments = (file: Bundle[string] | undefined): boolean =>
  file?.type === 'chunk' && file.moduleIds.some((id) => id.includes('/pdfjs-dist/'))

/** A chunk with all its imports, static or dynamic. */
function reachedFrom(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return seen
  seen.add(file)
  for (const next of [...chunk.imports, ...chunk.dynamicImports]) reachedFrom(bundle, next, seen)
  return seen
}

/** Gives each service worker the list of files of its pages; the worker has a fixed name, without a hash. */
export const cascara: Plugin = {
  name: 'alerce-cascara',
  applyToEnvironment: ({ name }) => entries.has(name),
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const name = entries.get(this.environment.name)
      const html = `${name}.html`
      const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(html))
      const page = bundle[html]
      const worker = bundle[workerOf(name)]
      if (!entry || page?.type !== 'asset' || worker?.type !== 'chunk') throw new Error(`${name}: no shell`)
      const parts = [...reachedFrom(bundle, entry.fileName)].filter((file) => !isOfDocuments(bundle[file]))
      const own = Object.keys(bundle).filter((file) => /\.(woff2|svg|css)$/.test(file))
      const files = [...parts, ...own].map((file) => `/${file}`)
      const build = createHash('sha256').update(String(page.source)).update(files.join()).digest('hex').slice(0, 12)
      worker.code = worker.code.replace('__CASCARA__', JSON.stringify({ build, entry: name, files }))
    },
  },
}

/** Output name of an entry file in an environment: fixed for the worker, hashed for all others. */
export const nombresDeEntrada =
  (environment: string) =>
  ({ name }: { readonly name: string }): string =>
    name === 'sw' ? workerOf(entries.get(environment)) : 'assets/[name]-[hash].js'
