import { routes } from '@alerce/contract/routes'
import type { Plugin, Rolldown } from 'vite'
import { dibujoDelInicio, guionDelDibujo } from './dibujo.ts'

type Bundle = Rolldown.OutputBundle

const PAGE = 'dashboard.html'
const madeOf = ['dashboard-shell.tsx', 'home-screen.tsx']
const TABLA = 'lista/tabla/tabla.tsx'

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module))
  if (found?.type !== 'chunk') throw new Error(`${module} is in no part of its own`)
  return found
}

/** A chunk after its static imports: its style comes last, as when the scripts load it. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) {
  const parts: Rolldown.OutputChunk[] = []
  if (seen.has(chunk)) return parts
  seen.add(chunk)
  for (const file of chunk.imports) {
    const next = bundle[file]
    if (next?.type === 'chunk') parts.push(...withImports(bundle, next, seen))
  }
  return [...parts, chunk]
}

function sourceOf(bundle: Bundle, file: string): string {
  const found = bundle[file]
  return found?.type === 'asset' ? String(found.source) : ''
}

/** CSS of the stylesheets that the page itself links. */
const cssOf = (bundle: Bundle, html: string): string =>
  Object.keys(bundle)
    .filter((file) => file.endsWith('.css') && html.includes(file))
    .map((file) => sourceOf(bundle, file))
    .join('')

const script = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`
// The static drawing needs this sheet before any script; later imports reuse it
const style = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`
/** Preload of `sesionActual`: the browser asks before the scripts arrive to ask. */
const sesion = `<link rel="preload" as="fetch" crossorigin href="${routes.sesionActual.path}">`

/** Throws when a class of the drawing is in no stylesheet of its page. */
function ensureDressed(drawing: string, sheets: string): void {
  const classes = [...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  // only the classes of our own sheets
  for (const name of classes)
    if (name.startsWith('_') && !sheets.includes(`.${name}`))
      throw new Error(`.${name} of what is drawn is in no sheet of the page`)
}

const ROOT = '<div id="raiz"></div>'

/**
 * Page of the portfolio, the first of a day. It is the page of every screen, plus links to its own parts, so that they
 * load together with the entry. It shows a drawing until then, where the server, which knows the session, leaves it in.
 */
export const paginaDeInicio: Plugin = {
  name: 'alerce-inicio',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle[PAGE]
      if (page?.type !== 'asset') throw new Error('the desk has no page')
      const html = String(page.source)
      if (!html.includes(ROOT)) throw new Error('the desk has no root')
      const parts = madeOf.flatMap((module) => withImports(bundle, chunkOf(bundle, module)))
      const sheets = [...new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
      const drawing = await dibujoDelInicio()
      ensureDressed(drawing, sheets.map((file) => sourceOf(bundle, file)).join('') + cssOf(bundle, html))
      const links = [sesion, ...parts.map(({ fileName }) => script(fileName)), ...sheets.map(style)]
      // Skip the links that the HTML already has
      const more = [...new Set(links)].filter((link) => !html.includes(/href="[^"]+"/.exec(link)?.[0] ?? ''))
      const tabla = withImports(bundle, chunkOf(bundle, TABLA)).filter((part) => !parts.includes(part))
      const deTabla = tabla.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
      const source = await guionDelDibujo(deTabla.map((file) => `/${file}`))
      const asLeft = this.emitFile({ type: 'asset', name: 'as-left.js', source })
      this.emitFile({
        type: 'asset',
        fileName: 'inicio.html',
        source: html
          .replace('</title>', `</title><script src="/${this.getFileName(asLeft)}"></script>`)
          .replace('</head>', `${more.join('')}</head>`)
          .replace(ROOT, `<div id="raiz"><!--en camino-->${drawing}<!--/en camino--></div><!--lecturas-->`),
      })
    },
  },
}
