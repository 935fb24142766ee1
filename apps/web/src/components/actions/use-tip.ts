import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'

/** Margin between a bubble and the edge of the window, in px. */
const MARGIN = 8

/** Whether a bubble aligned with the end of its button begins inside the window. */
const fits = (button: Element): boolean => {
  const bubble = button.nextElementSibling
  return !(bubble instanceof HTMLElement) || bubble.offsetWidth + MARGIN <= button.getBoundingClientRect().right
}

/** Bubble right after its button, open on hover and on focus. Escape hides it until the next hover or focus. */
export function useTip() {
  const [dismissed, setDismissed] = useState(false)
  const [desde, setDesde] = useState<'start' | 'end'>('end')
  const come = ({ currentTarget }: SyntheticEvent) => {
    setDismissed(false)
    setDesde(fits(currentTarget) ? 'end' : 'start')
  }
  return {
    dismissed,
    /** Edge of its button that the bubble is aligned with. */
    desde,
    bind: {
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true),
      onFocus: come,
      onMouseEnter: come,
    },
  }
}
