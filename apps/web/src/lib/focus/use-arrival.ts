import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ScreenPart } from '../routes.ts'
import { focusHeading, focusIsIdle } from './focus.ts'

/**
 * Who comes for this part of a screen (`goTo(screen, ids, part)`), which may be drawn after the rest, arrives at its
 * heading. Not who has begun to write meanwhile.
 */
export function useArrival(part: ScreenPart): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same way pressed again arrives again
  useEffect(() => {
    const place = hash === `#${part}` ? document.getElementById(part) : null
    if (place && focusIsIdle()) focusHeading(place)
  }, [hash, key, part])
}
