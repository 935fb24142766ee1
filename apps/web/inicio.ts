import { routes } from '@alerce/contract/routes'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const PAGE = 'dashboard.html'
const madeOf = ['dashboard-shell.tsx', 'home-screen.tsx']

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module))
  if (found?.type !== 'chunk') throw new Error(`${module} is in no part of its own`)
  return found
}

/** A chunk with all that it imports at once. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) {
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const file of chunk.imports) {
    const next = bundle[file]
    if (next?.type === 'chunk') withImports(bundle, next, seen)
  }
  return seen
}

const script = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`
// as the part that needs it asks for it, or it would be fetched twice
const style = (file: string): string => `<link rel="preload" as="style" crossorigin href="/${file}">`
/** Who is logged in: asked for by the page itself, and answered when its scripts have come to ask. */
const sesion = `<link rel="preload" as="fetch" crossorigin href="${routes.sesionActual.path}">`

/**
 * The page of the portfolio, where a day begins: that of every screen, but it names what this one is made of, which then
 * travels beside what every page begins with and not after it.
 */
export const paginaDeInicio: Plugin = {
  name: 'alerce-inicio',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle[PAGE]
      if (page?.type !== 'asset') throw new Error('the desk has no page')
      const html = String(page.source)
      const parts = madeOf.flatMap((module) => [...withImports(bundle, chunkOf(bundle, module))])
      const links = [
        sesion,
        ...parts.map(({ fileName }) => script(fileName)),
        ...parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map(style)),
      ]
      // what the page begins with is named already
      const more = [...new Set(links)].filter((link) => !html.includes(/href="[^"]+"/.exec(link)?.[0] ?? ''))
      this.emitFile({
        type: 'asset',
        fileName: 'inicio.html',
        source: html.replace('</head>', `${more.join('')}</head>`),
      })
    },
  },
}
