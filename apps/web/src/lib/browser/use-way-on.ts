import { useLayoutEffect } from 'react'
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router'

/** URL parameters that identify the subject of a screen. */
const OF_WHAT = ['prospectoId', 'clase', 'tabla', 'cargaId']

/** Current place: the screen and its subject; list filters in the address do not count. */
function place(): string {
  const { pathname, search } = window.location
  const params = new URLSearchParams(search)
  return [pathname, ...OF_WHAT.map((name) => params.get(name) ?? '')].join(' ')
}

/** History state of a screen that redirected by itself because its sale advanced: that place and those before. */
interface Led {
  readonly desde?: readonly string[]
}

const ledFrom = () => (window.history.state as { readonly usr?: Led | null } | null)?.usr?.desde ?? []

/** State for such a redirect: `<Navigate to={…} replace state={ledFromHere()} />`. */
export const ledFromHere = (): Led => ({ desde: [...ledFrom(), place()] })

/** Returns a function that is true while the current place stays the same. */
export function stillHere(): () => boolean {
  const here = place()
  return () => place() === here
}

/** Place of each rendered location: the address changes a moment before the screen does. */
const places = new WeakMap<Location, string>()

/** Place at which the caller was drawn: another sale on the same screen is another place. */
function useFrom(): () => string | undefined {
  const location = useLocation()
  useLayoutEffect(() => {
    places.set(location, place())
  }, [location])
  return () => places.get(location)
}

/** True until the user goes elsewhere: on this screen, or on one that it redirected to. */
export function useStillThere(): () => boolean {
  const from = useFrom()
  return () => [place(), ...ledFrom()].includes(from() ?? '')
}

/**
 * Navigates from a screen once its act is done. Users who left during the request (Back, a link) stay on their screen:
 * a redirect would interrupt their work there.
 */
export function useWayOn() {
  const navigate = useNavigate()
  const from = useFrom()
  return async (to: string, options: NavigateOptions = {}): Promise<void> => {
    if (place() === from()) await navigate(to, options)
  }
}
