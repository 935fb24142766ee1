import '../styles/tokens.css'
import '../styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LoadedPart } from '../components/feedback/loaded-part.tsx'
import { startTheme } from '../lib/browser/theme.ts'
import { keepFocus } from '../lib/focus/focus.ts'
import { queryClient } from '../lib/query-client.ts'
import { NotLoaded } from './failure/not-loaded.tsx'
import { adelantar } from './postulacion/adelantar.ts'
import { guardarCascara } from './postulacion/cascara.ts'
import { screenAt } from './postulacion/screen-at.ts'

// no session, no drafts, no dialogs, no router: an applicant has a link, and a phone
startTheme()
keepFocus()
guardarCascara()
adelantar(window.location)
const Screen = screenAt(window.location.pathname)
const root = document.getElementById('raiz')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LoadedPart otherwise={<NotLoaded />}>
          <Screen />
        </LoadedPart>
      </QueryClientProvider>
    </StrictMode>,
  )
