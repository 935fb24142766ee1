import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { focusTitle } from './focus.ts'

const FRESH = 'default'

/** After a change of page its title has the focus. Not when it was opened by its address: that belongs to the browser. */
export function useTitleFocus(): void {
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that changes is the same page
  useEffect(() => {
    if (key !== FRESH) focusTitle()
  }, [pathname])
}
