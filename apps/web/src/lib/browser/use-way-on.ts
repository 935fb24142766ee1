import { useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

/** Where one is: the screen, and whose it is; what a list shows of itself in the address does not count. */
function place(): string {
  const { pathname, search } = window.location
  return `${pathname} ${new URLSearchParams(search).get('prospectoId') ?? ''}`
}

/**
 * Leads on from a screen once its act is done. Who went elsewhere while the answer was on its way (Back, a link) stays
 * where they went: nobody is led away from what they have begun there.
 */
export function useWayOn() {
  const navigate = useNavigate()
  const location = useLocation()
  const from = useRef('')
  // where it stands on the screen, not where it is drawn anew: the address changes a moment before the screen does
  useLayoutEffect(() => {
    if (location) from.current = place()
  }, [location])
  return async (to: string, options: NavigateOptions = {}): Promise<void> => {
    if (place() === from.current) await navigate(to, options)
  }
}
