import '../styles/tokens.css'
import '../styles/base.css'
import { startTheme } from '../lib/browser/theme.ts'
import { adelantar } from './postulacion/adelantar.ts'
import { guardarCascara } from './postulacion/cascara.ts'
import { sinPaginas } from './postulacion/sin-paginas.ts'

// The pages are loading already (precarga.ts). Request their data meanwhile: on a slow line both arrive together.
startTheme()
guardarCascara()
adelantar(window.location)
const root = document.getElementById('raiz')
if (root)
  import('./postulacion/paginas.tsx').then(
    ({ dibujar }) => dibujar(root),
    () => sinPaginas(root),
  )
