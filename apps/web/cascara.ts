import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

const WORKER = 'postulacion-sw.js'
const ENTRY = 'postulacion.html'

type Bundle = Rolldown.OutputBundle

/** A chunk with all its imports, static or dynamic. */
function reachedFrom(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return seen
  seen.add(file)
  for (const next of [...chunk.imports, ...chunk.dynamicImports]) reachedFrom(bundle, next, seen)
  return seen
}

/** Gives the applicant's service worker the list of files of its pages; the worker has a fixed name, without a hash. */
export const cascara: Plugin = {
  name: 'alerce-cascara',
  applyToEnvironment: ({ name }) => name === 'postulante',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(ENTRY))
      const page = bundle[ENTRY]
      const worker = bundle[WORKER]
      if (!entry || page?.type !== 'asset' || worker?.type !== 'chunk') throw new Error('the shell has no entry')
      const own = Object.keys(bundle).filter((file) => /\.(woff2|svg|css)$/.test(file))
      const files = [...reachedFrom(bundle, entry.fileName), ...own].map((file) => `/${file}`)
      const build = createHash('sha256').update(String(page.source)).update(files.join()).digest('hex').slice(0, 12)
      worker.code = worker.code.replace('__CASCARA__', JSON.stringify({ build, files }))
    },
  },
}

/** Output name of an entry file: fixed for the worker, hashed for all others. */
export const nombreDeEntrada = ({ name }: { readonly name: string }): string =>
  name === 'sw' ? WORKER : 'assets/[name]-[hash].js'
