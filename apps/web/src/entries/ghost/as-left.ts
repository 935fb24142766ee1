import { habia } from '../../features/cartera/lista/habia.ts'
import { estaPlegado } from '../../features/cartera/mi-dia/plegado.ts'
import { keptTheme, showTheme } from '../../lib/browser/kept-theme.ts'

/** Files of the table, written by the build. */
declare const __TABLA__: readonly string[]

// Runs before the first paint of the portfolio page: the drawing gets the theme, folding and views last used in this browser.
showTheme(keptTheme())
if (estaPlegado()) document.documentElement.dataset.miDia = 'plegado'
if (habia('vistas')) document.documentElement.dataset.vistas = 'si'
if (habia('tabla'))
  for (const href of __TABLA__) {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }))
  }
