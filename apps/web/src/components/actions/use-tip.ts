import { type KeyboardEvent, useState } from 'react'

/** A bubble that opens on hover and on focus: Escape puts it away until one comes back. */
export function useTip() {
  const [dismissed, setDismissed] = useState(false)
  return {
    dismissed,
    bind: {
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true),
      onFocus: () => setDismissed(false),
      onMouseEnter: () => setDismissed(false),
    },
  }
}
