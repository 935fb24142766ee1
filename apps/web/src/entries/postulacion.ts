import '../styles/tokens.css'
import '../styles/base.css'
import { startTheme } from '../lib/browser/theme.ts'
import { advance } from './postulacion/advance.ts'
import { saveCascara } from './postulacion/cascara.ts'
import { sinPaginas } from './postulacion/sin-paginas.ts'

// The pages are loading already (precarga.ts). Request their data meanwhile: on a slow line both arrive together.
startTheme()
saveCascara()
advance(window.location)
const root = document.getElementById('raiz')
if (root)
  import('./postulacion/paginas.tsx').then(
    ({ draw }) => draw(root),
    () => sinPaginas(root),
  )
