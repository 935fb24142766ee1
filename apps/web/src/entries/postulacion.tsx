import '../styles/tokens.css'
import '../styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startTheme } from '../lib/browser/theme.ts'
import { keepFocus } from '../lib/focus/focus.ts'
import { queryClient } from '../lib/query-client.ts'
import { guardarCascara } from './postulacion/cascara.ts'
import { postulacionRoutes } from './postulacion/postulacion-routes.tsx'

// no session, no drafts, no dialogs: an applicant has a link, and a phone
startTheme()
keepFocus()
guardarCascara()
const router = createBrowserRouter(postulacionRoutes, { basename: '/postulacion' })
const root = document.getElementById('raiz')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
