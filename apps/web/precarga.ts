import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The pages are fetched beside what asks the server for what they show, not after it. */
function paginasDelPostulante(bundle: Bundle): HtmlTagDescriptor[] {
  const paginas = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'paginas')
  if (paginas?.type !== 'chunk') throw new Error('the pages of the applicant are in no part of their own')
  const attrs = { rel: 'modulepreload', href: `/${paginas.fileName}`, crossorigin: '' }
  return [{ tag: 'link', attrs, injectTo: 'head' }]
}

/**
 * What the applicant's page fetches at once, though it is not what the page begins with. No page names its font: the
 * scripts come first, and the text is read before in another of the same measures.
 */
export const precarga: Plugin = {
  name: 'alerce-precarga',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {}, filename }) =>
      filename.endsWith('postulacion.html') ? paginasDelPostulante(bundle) : [],
  },
}
