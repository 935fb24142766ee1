import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { focusTitle } from './focus.ts'

const FRESH = 'default'

/** Focuses the title after a change of page. Not after opening by address: that focus belongs to the browser. */
export function useTitleFocus(): void {
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that changes is the same page
  useEffect(() => {
    if (key !== FRESH) focusTitle()
  }, [pathname])
}
