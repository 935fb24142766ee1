import { useSyncExternalStore } from 'react'

/** Whether a media query matches now: `(width < 600px)`. */
export function useMedia(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
