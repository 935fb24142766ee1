import { hadVistas } from '../../features/cartera/lista/habia.ts'
import { estaPlegado } from '../../features/cartera/mi-dia/plegado.ts'
import { keptTheme, showTheme } from '../../lib/browser/kept-theme.ts'

// Runs before the first paint of the portfolio page: the drawing gets the theme, folding and views last used in this browser.
showTheme(keptTheme())
if (estaPlegado()) document.documentElement.dataset.miDia = 'plegado'
if (hadVistas()) document.documentElement.dataset.vistas = 'si'
