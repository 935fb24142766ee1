import { type RefObject, useEffect, useEffectEvent } from 'react'
import { standsIn } from '../../lib/focus/focus.ts'

interface Dismiss {
  readonly open: boolean
  /** Element that contains the open panel and its button. */
  readonly root: RefObject<HTMLElement | null>
  readonly button: RefObject<HTMLElement | null>
  readonly close: () => void
  /** Whether it stays open while the user works beside it. */
  readonly stays?: () => boolean
}

const never = () => false

/** Closes a floating panel on a press or focus outside. Escape closes it and returns the focus to its button. */
export function useDismiss({ open, root, button, close, stays = never }: Dismiss): void {
  const outside = useEffectEvent((event: Event) => {
    if (!standsIn(root.current, event.target instanceof Element ? event.target : null) && !stays()) close()
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // a floating message above closes first
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (stays() && !root.current?.contains(document.activeElement)) return
    close()
    button.current?.focus()
  })
  useEffect(() => {
    if (!open) return
    const onOutside = (event: Event) => outside(event)
    const onEscape = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open])
}
