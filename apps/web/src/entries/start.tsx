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
import { hearSilentFill } from '../lib/browser/silent-fill.ts'
import { fetchFont, startTheme } from '../lib/browser/theme.ts'
import { surviveTranslation } from '../lib/browser/translated-page.ts'
import { keepFocus } from '../lib/focus/focus.ts'
import { queryClient } from '../lib/query-client.ts'
import { type DeskEntry, sessionQuery } from '../lib/session/session.ts'
import { worksOffline } from '../lib/sin-red/mode.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves once the parts of the first screen have loaded or failed. */
const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve()
    router.subscribe(look)
    look()
  })

/** Waits until the whole screen can be drawn; the static page stays visible meanwhile. */
async function drawable(router: Router, session: Promise<void> | null): Promise<void> {
  await Promise.all([initialized(router), session])
}

/** The copies are in place before the first read; without them the page starts as any other. */
const startOffline = (): Promise<void> =>
  import('../lib/sin-red/start.ts').then(({ followOfflineMode }) => followOfflineMode()).catch(() => undefined)

/** Joins the parts of an entry: theme, cache, dialogs, router. */
export function startEntry(entry: DeskEntry, routes: RouteObject[]): void {
  startTheme()
  fetchFont()
  surviveTranslation()
  hearSilentFill()
  keepFocus()
  whenSessionEnds(() => queryClient.setQueryData(sessionQuery.queryKey, null))
  // Requested while the chunks of the screen still load.
  const here = screenNames.find((name) => window.location.pathname === `/${entry}${rowOf(name).path}`)
  const offline = entry === 'dashboard' && worksOffline() ? startOffline() : null
  const read = () => queryClient.prefetchQuery(sessionQuery)
  const session = !here || rowOf(here).roles ? (offline?.then(read) ?? read()) : null
  const router = createBrowserRouter(routes, { basename: `/${entry}` })
  const root = document.getElementById('raiz')
  if (!root) throw new Error('the page has no #raiz')
  const draw = () =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <DialogsProvider>
            <RouterProvider router={router} />
          </DialogsProvider>
        </QueryClientProvider>
      </StrictMode>,
    )
  if (root.hasChildNodes()) void drawable(router, session).then(draw)
  else if (offline !== null) void offline.then(draw)
  else draw()
}
