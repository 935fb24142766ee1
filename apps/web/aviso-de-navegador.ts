import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { type Publico, pisoDe } from './navegadores.ts'

const source = readFileSync(join(import.meta.dirname, 'navegador.js'), 'utf8')
const FILE = `assets/navegador-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`

const ayuda: Readonly<Record<Publico, string>> = {
  postulante: 'Si no puede, pida ayuda a su asesor: el mismo enlace sirve en otro teléfono o computador.',
  escritorio: 'Si no puede, pida ayuda a quien administra los equipos de su oficina.',
}

function masNuevos(publico: Publico): string {
  const piso = pisoDe(publico)
  return `Chrome o Edge ${piso.get('chrome')}, Firefox ${piso.get('firefox')}, Safari ${piso.get('safari')} (iPhone con iOS ${piso.get('ios_saf')})`
}

const aviso = (heading: 'h1' | 'h2', title: string, ...lines: string[]): HtmlTagDescriptor[] => [
  { tag: heading, children: title },
  ...lines.map((line) => ({ tag: 'p', children: line })),
]

/** Notices of the static page: for browsers that are too old, and for disabled scripts. */
function avisos(publico: Publico): HtmlTagDescriptor[] {
  const antiguo = aviso(
    'h1',
    'Este navegador es muy antiguo para esta página',
    `Actualícelo, o ábrala en uno de estos, o más nuevo: ${masNuevos(publico)}.`,
    ayuda[publico],
  )
  // the server's drawing of the portfolio is beside it, with its own title
  const sinScripts = aviso(
    'h2',
    'Esta página necesita JavaScript',
    'Actívelo en la configuración de su navegador y vuelva a abrir la página.',
    ayuda[publico],
  )
  return [
    {
      tag: 'noscript',
      injectTo: 'body-prepend',
      children: [{ tag: 'main', attrs: { class: 'aviso-de-navegador' }, children: sinScripts }],
    },
    {
      tag: 'main',
      attrs: { id: 'navegador', class: 'aviso-de-navegador', role: 'alert', hidden: true },
      injectTo: 'body',
      children: antiguo,
    },
    // async: the content of a current browser does not wait for it
    { tag: 'script', injectTo: 'head', attrs: { async: true, src: `/${FILE}`, 'data-publico': publico } },
  ]
}

/** Adds to each page the notices for browsers that cannot run it, and the script that detects them. */
export const avisoDeNavegador: Plugin = {
  name: 'alerce-aviso-de-navegador',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: (_html, { filename }) => avisos(filename.endsWith('postulacion.html') ? 'postulante' : 'escritorio'),
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source })
  },
}
