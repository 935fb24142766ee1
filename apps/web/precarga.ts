import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const isFont = (file: string): boolean => file.endsWith('.woff2')

/** The text is painted once, in its own font: it travels beside the scripts, not after the style sheet. */
const fuente = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
})

/**
 * To a phone the scripts come first, and the text before its font: its pages are fetched beside what asks the server
 * for what they show, not after it.
 */
function paginasDelPostulante(bundle: Bundle): HtmlTagDescriptor[] {
  const paginas = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'paginas')
  if (paginas?.type !== 'chunk') throw new Error('the pages of the applicant are in no part of their own')
  const attrs = { rel: 'modulepreload', href: `/${paginas.fileName}`, crossorigin: '' }
  return [{ tag: 'link', attrs, injectTo: 'head' }]
}

/** What a page fetches at once, though it is not what the page begins with. */
export const precarga: Plugin = {
  name: 'alerce-precarga',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, filename }) {
      if (filename.endsWith('postulacion.html')) return paginasDelPostulante(bundle)
      const font = Object.keys(bundle).find(isFont)
      return font ? [fuente(font)] : []
    },
  },
}
