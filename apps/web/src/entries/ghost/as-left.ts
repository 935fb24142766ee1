import { estaPlegado } from '../../features/cartera/mi-dia/plegado.ts'
import { keptTheme, showTheme } from '../../lib/browser/kept-theme.ts'

// Before the page of the portfolio is painted: what is drawn in it looks as this browser was left.
showTheme(keptTheme())
if (estaPlegado()) document.documentElement.dataset.miDia = 'plegado'
