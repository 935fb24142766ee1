import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface Seen {
  readonly onSeen: () => void
  /** Not while what was asked for is on its way. */
  readonly active: boolean
  /** Pixels before it comes into view. */
  readonly ahead?: number
}

/** Tells when the element of the returned ref comes into view: the end of a list that has more. */
export function useSeen({ onSeen, active, ahead = 0 }: Seen): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const element = ref.current
    if (!element || !active) return
    const observer = new IntersectionObserver(
      // a busy page is told of several changes at once: only the last still holds
      (entries) => {
        if (entries.at(-1)?.isIntersecting) seen()
      },
      { rootMargin: `${ahead}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [active, ahead])
  return ref
}
