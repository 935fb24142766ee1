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

/** Left in the history by a screen that leads on by itself, since its sale has gone further: that one, and those before. */
interface Led {
  readonly desde?: readonly string[]
}

const ledFrom = () => (window.history.state as { readonly usr?: Led | null } | null)?.usr?.desde ?? []

/** The state of such a step: `<Navigate to={…} replace state={ledFromHere()} />`. */
export const ledFromHere = (): Led => ({ desde: [...ledFrom(), place()] })

/** A place, from now on: true for as long as one is still there. */
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

/** True until one goes elsewhere: on this screen, or where it has led by itself. */
export function useStillThere(): () => boolean {
  const from = useFrom()
  return () => [place(), ...ledFrom()].includes(from() ?? '')
}

/**
 * Leads on from a screen once its act is done. Who went elsewhere while the answer was on its way (Back, a link) stays
 * where they went: nobody is led away from what they have begun there.
 */
export function useWayOn() {
  const navigate = useNavigate()
  const from = useFrom()
  return async (to: string, options: NavigateOptions = {}): Promise<void> => {
    if (place() === from()) await navigate(to, options)
  }
}
