import { type NavigateOptions, useNavigate } from 'react-router'

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
  const from = place()
  return async (to: string, options: NavigateOptions = {}): Promise<void> => {
    if (place() === from) await navigate(to, options)
  }
}
