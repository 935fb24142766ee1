import '../styles/tokens.css'
import '../styles/base.css'
import { rowOf, screenNames } from '@alerce/contract/screens'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { DialogsProvider } from '../components/dialogs/dialogs-provider.tsx'
import { whenSessionEnds } from '../lib/api/session-token.ts'
import { startTheme } from '../lib/browser/theme.ts'
import { flushDrafts } from '../lib/drafts/drafts.ts'
import { keepFocus } from '../lib/focus/focus.ts'
import { queryClient } from '../lib/query-client.ts'
import { type DeskEntry, sessionQuery } from '../lib/session/session.ts'

/** Joins the parts of an entry: theme, cache, dialogs, router. */
export function startEntry(entry: DeskEntry, routes: RouteObject[]): void {
  startTheme()
  keepFocus()
  whenSessionEnds(() => queryClient.setQueryData(sessionQuery.queryKey, null))
  window.addEventListener('online', () => void flushDrafts().catch(() => undefined))
  // Asked for while the chunks of the screen are still on their way.
  const here = screenNames.find((name) => window.location.pathname === `/${entry}${rowOf(name).path}`)
  if (!here || rowOf(here).roles) void queryClient.prefetchQuery(sessionQuery)
  const router = createBrowserRouter(routes, { basename: `/${entry}` })
  const root = document.getElementById('raiz')
  if (!root) throw new Error('the page has no #raiz')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <DialogsProvider>
          <RouterProvider router={router} />
        </DialogsProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
