import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface Seen {
  readonly onSeen: () => void
  /** False while a request is in flight. */
  readonly active: boolean
  /** Margin in pixels before it is visible. */
  readonly ahead?: number
}

/** Reports when the element of the returned ref becomes visible: the end of a list with more pages. */
export function useSeen({ onSeen, active, ahead = 0 }: Seen): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const element = ref.current
    if (!element || !active) return
    const observer = new IntersectionObserver(
      // a busy page receives several changes at once: only the last is valid
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
