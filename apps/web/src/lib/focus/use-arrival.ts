import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ScreenPart } from '../routes.ts'
import { focusHeading, focusIsIdle } from './focus.ts'

/**
 * Focuses the heading of the part in `goTo(screen, ids, part)`, which may be drawn after the rest. The focus stays with
 * a user who has begun to write.
 */
export function useArrival(part: ScreenPart): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same way pressed again arrives again
  useEffect(() => {
    const place = hash === `#${part}` ? document.getElementById(part) : null
    if (place && focusIsIdle()) focusHeading(place)
  }, [hash, key, part])
}
