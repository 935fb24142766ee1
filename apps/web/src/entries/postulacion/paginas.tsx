import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LoadedPart } from '../../components/feedback/loaded-part.tsx'
import { hearSilentFill } from '../../lib/browser/silent-fill.ts'
import { fetchFont } from '../../lib/browser/theme.ts'
import { surviveTranslation } from '../../lib/browser/translated-page.ts'
import { keepFocus } from '../../lib/focus/focus.ts'
import { queryClient } from '../../lib/query-client.ts'
import { NotLoaded } from '../failure/not-loaded.tsx'
import { screenAt } from './screen-at.ts'

/** Draws the applicant's pages, opened by a link on a phone: no session, no drafts, no dialogs, no router. */
export function draw(root: HTMLElement): void {
  fetchFont()
  surviveTranslation()
  hearSilentFill()
  keepFocus()
  const Screen = screenAt(window.location.pathname)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LoadedPart otherwise={(error) => <NotLoaded error={error} />}>
          <Screen />
        </LoadedPart>
      </QueryClientProvider>
    </StrictMode>,
  )
}
