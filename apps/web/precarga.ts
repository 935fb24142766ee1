import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Preloads the pages together with the script that requests their data, not after it. */
function paginasDelPostulante(bundle: Bundle): HtmlTagDescriptor[] {
  const paginas = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'paginas')
  if (paginas?.type !== 'chunk') throw new Error('the pages of the applicant are in no part of their own')
  const attrs = { rel: 'modulepreload', href: `/${paginas.fileName}`, crossorigin: '' }
  return [{ tag: 'link', attrs, injectTo: 'head' }]
}

/**
 * Preloads of the applicant's page beyond its entry. No page preloads its font: the scripts come first. Until then the
 * text uses a fallback font of the same metrics.
 */
export const precarga: Plugin = {
  name: 'alerce-precarga',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {}, filename }) =>
      filename.endsWith('postulacion.html') ? paginasDelPostulante(bundle) : [],
  },
}
